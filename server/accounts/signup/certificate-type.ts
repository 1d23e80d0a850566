import { isPdf } from '../../../domain/media/is-pdf.ts'

/** An uploaded file; `name` as the client sent it, not verified. */
export type SentFile = { name: string; bytes: Uint8Array }

const ascii = (bytes: Uint8Array, from: number, to: number) =>
  String.fromCharCode(...bytes.subarray(from, to))

/** Accepted certificate types (R34) and their magic bytes at offset 0. */
const types: Record<string, (bytes: Uint8Array) => boolean> = {
  'image/jpeg': (bytes) => ascii(bytes, 0, 3) === '\xff\xd8\xff',
  'image/png': (bytes) => ascii(bytes, 0, 8) === '\x89PNG\r\n\x1a\n',
  'image/webp': (bytes) => ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP',
  'image/heic': (bytes) => ascii(bytes, 4, 8) === 'ftyp',
  'image/heif': (bytes) => ascii(bytes, 4, 8) === 'ftyp',
}

/**
 * The media type by content, undefined for types that are not accepted. Magic bytes are checked
 * again at offset 0, because the library skips leading bytes and browsers may not.
 */
export const certificateType = async (bytes: Uint8Array): Promise<string | undefined> => {
  if (isPdf(bytes)) return 'application/pdf'
  const { fileTypeFromBuffer } = await import('file-type')
  const found = await fileTypeFromBuffer(bytes)
  if (!found || !Object.hasOwn(types, found.mime)) return undefined
  return types[found.mime]?.(bytes) ? found.mime : undefined
}
