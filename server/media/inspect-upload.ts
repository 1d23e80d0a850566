import { createHash } from 'node:crypto'
import { isEncryptedPdf } from '../../domain/media/is-pdf.ts'
import { maxMediaBytes } from '../../domain/media/media-limits.ts'
import { previewWidth } from '../../domain/media/picture-widths.ts'
import { ok, type Result, refuse } from '../../domain/result.ts'
import type { MediaKind } from '../db/tables/media.ts'
import { makePicture, readPictureSize } from './make-picture.ts'
import { mediaTypeOf } from './media-type.ts'

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
