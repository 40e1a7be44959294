export const momentOr = (iso: string | null, write: (iso: string) => string, otherwise: string) =>
  iso === null ? otherwise : write(iso)
