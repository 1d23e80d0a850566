import { isPdf } from '../../domain/media/is-pdf.ts'
import type { MediaKind } from '../db/tables/media.ts'

const ascii = (bytes: Uint8Array, from: number, to: number) =>
  String.fromCharCode(...bytes.subarray(from, to))

type Accepted = { kind: MediaKind; startsRight: (bytes: Uint8Array) => boolean }

const picture = (startsRight: Accepted['startsRight']): Accepted => ({
  kind: 'picture',
  startsRight,
})

/** Accepted types with their magic bytes. SVG is not accepted: it can contain scripts. */
const types: Readonly<Record<string, Accepted>> = {
  'image/jpeg': picture((bytes) => ascii(bytes, 0, 3) === '\xff\xd8\xff'),
  'image/png': picture((bytes) => ascii(bytes, 0, 8) === '\x89PNG\r\n\x1a\n'),
  'image/apng': picture((bytes) => ascii(bytes, 0, 8) === '\x89PNG\r\n\x1a\n'),
  'image/webp': picture((bytes) => ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP'),
  'image/avif': picture((bytes) => ascii(bytes, 4, 8) === 'ftyp'),
  'image/gif': picture((bytes) => /^GIF8[79]a$/.test(ascii(bytes, 0, 6))),
}

/**
 * The type by content, whatever the name says; undefined for types that are not accepted. Magic
 * bytes are checked again at offset 0, because the library skips leading bytes.
 */
export const mediaTypeOf = async (
  bytes: Uint8Array,
): Promise<{ kind: MediaKind; type: string } | undefined> => {
  if (isPdf(bytes)) return { kind: 'document', type: 'application/pdf' }
  const { fileTypeFromBuffer } = await import('file-type')
  const found = await fileTypeFromBuffer(bytes)
  const accepted = found && Object.hasOwn(types, found.mime) ? types[found.mime] : undefined
  if (!found || !accepted?.startsRight(bytes)) return undefined
  return { kind: accepted.kind, type: found.mime }
}
