/** The lease of a cart that is held around every complete-cart. */
export const placingLeaseKey = (cartId: string): string => `place:${cartId}`
