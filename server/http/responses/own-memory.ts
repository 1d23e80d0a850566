/**
 * A copy of the bytes in separate memory, for a cache: Node returns small buffers as parts of blocks
 * of 16 or 64 kB, which are freed only with their last part.
 */
export const ownMemory = (bytes: Buffer): Buffer => Buffer.from(new Uint8Array(bytes).buffer)
