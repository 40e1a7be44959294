/** What a file begins with. Its name and the type that a browser gives it prove nothing. */
const FIRST_BYTES = {
  "application/pdf": [0x25, 0x50, 0x44, 0x46, 0x2d],
  "image/jpeg": [0xff, 0xd8, 0xff],
  "image/png": [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
} as const satisfies Record<string, readonly number[]>

export type FileKind = keyof typeof FIRST_BYTES

export const FILE_KINDS: readonly FileKind[] = ["application/pdf", "image/jpeg", "image/png"]

/** How many bytes tell the kind of any file. */
export const KIND_BYTES = 8

/** The kind of a file by its first bytes; null for any other. */
export const fileKindOf = (start: Uint8Array): FileKind | null =>
  FILE_KINDS.find((kind) => FIRST_BYTES[kind].every((byte, at) => start[at] === byte)) ?? null
