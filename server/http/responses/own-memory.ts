/**
 * The bytes in memory of their own, for a cache: Node returns small buffers as parts of blocks of 16
 * or 64 kB, which live as long as any of their parts.
 */
export const ownMemory = (bytes: Buffer): Buffer => Buffer.from(new Uint8Array(bytes).buffer)
