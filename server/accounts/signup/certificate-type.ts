import { fileTypeFromBuffer } from 'file-type'

/** A file as it was sent; its name is what the person says, no more. */
export type SentFile = { name: string; bytes: Uint8Array }

const ascii = (bytes: Uint8Array, from: number, to: number) =>
  String.fromCharCode(...bytes.subarray(from, to))

/** What a certificate may be (R34), and how the file then begins, with its very first byte. */
const types: Record<string, (bytes: Uint8Array) => boolean> = {
  'application/pdf': (bytes) => ascii(bytes, 0, 5) === '%PDF-',
  'image/jpeg': (bytes) => ascii(bytes, 0, 3) === '\xff\xd8\xff',
  'image/png': (bytes) => ascii(bytes, 0, 8) === '\x89PNG\r\n\x1a\n',
  'image/webp': (bytes) => ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP',
  'image/heic': (bytes) => ascii(bytes, 4, 8) === 'ftyp',
  'image/heif': (bytes) => ascii(bytes, 4, 8) === 'ftyp',
}

/**
 * The media type of a file by its content, undefined where it may be no certificate. The library
 * looks past marks that may stand in front; browsers might then see something else in it.
 */
export const certificateType = async (bytes: Uint8Array): Promise<string | undefined> => {
  const found = await fileTypeFromBuffer(bytes)
  if (!found || !Object.hasOwn(types, found.mime)) return undefined
  return types[found.mime]?.(bytes) ? found.mime : undefined
}
