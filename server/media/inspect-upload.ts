import { createHash } from 'node:crypto'
import { isEncryptedPdf, isPdf } from '../../domain/media/is-pdf.ts'
import { maxMediaBytes } from '../../domain/media/media-limits.ts'
import { previewWidth } from '../../domain/media/picture-widths.ts'
import { ok, type Result, refuse } from '../../domain/result.ts'
import type { MediaKind } from '../db/tables/media.ts'
import { makePicture, readPictureSize } from './make-picture.ts'

export type SentMedia = { name: string; bytes: Uint8Array }

export type MediaUploadRefusal =
  | 'media-missing'
  | 'media-too-large'
  /** Another format, SVG included. */
  | 'media-type'
  /** An encrypted PDF. */
  | 'media-locked'
  /** A picture that cannot be decoded, or of too many pixels. */
  | 'media-broken'

/** An accepted file. Pictures have their first file, documents have the size 0. */
export type InspectedMedia = {
  kind: MediaKind
  type: string
  hash: string
  width: number
  height: number
  preview: Uint8Array | undefined
}

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
const mediaTypeOf = async (
  bytes: Uint8Array,
): Promise<{ kind: MediaKind; type: string } | undefined> => {
  if (isPdf(bytes)) return { kind: 'document', type: 'application/pdf' }
  const { fileTypeFromBuffer } = await import('file-type')
  const found = await fileTypeFromBuffer(bytes)
  const accepted = found && Object.hasOwn(types, found.mime) ? types[found.mime] : undefined
  if (!found || !accepted?.startsRight(bytes)) return undefined
  return { kind: accepted.kind, type: found.mime }
}

const contentHash = (bytes: Uint8Array) =>
  createHash('sha256').update(bytes).digest('hex').slice(0, 32)

/** Checks an uploaded file by its content, and decodes pictures to make the preview. */
export const inspectUpload = async (
  sent: SentMedia | undefined,
): Promise<Result<InspectedMedia, MediaUploadRefusal>> => {
  if (!sent || sent.bytes.byteLength === 0) return refuse('media-missing')
  const { bytes } = sent
  if (bytes.byteLength > maxMediaBytes) return refuse('media-too-large')
  const found = await mediaTypeOf(bytes)
  if (!found) return refuse('media-type')
  if (isEncryptedPdf(bytes)) return refuse('media-locked')
  const facts = { ...found, hash: contentHash(bytes) }
  if (found.kind === 'document') return ok({ ...facts, width: 0, height: 0, preview: undefined })
  const size = await readPictureSize(bytes)
  if (!size) return refuse('media-broken')
  try {
    const preview = await makePicture(bytes, { width: previewWidth(size.width), format: 'webp' })
    return ok({ ...facts, ...size, preview })
  } catch {
    return refuse('media-broken')
  }
}
