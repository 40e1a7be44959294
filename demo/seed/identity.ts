export const SHOP_NAME = "Harbour Goods"

/** The demo's merchant. It is no secret: the demo listens on the loopback interface alone. */
export const ADMIN_LOGIN = { email: "admin@example.com", password: "harbour-demo" } as const
