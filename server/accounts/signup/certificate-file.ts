import { createHash } from 'node:crypto'
import type { Insertable } from 'kysely'
import { maxCertificateBytes } from '../../../domain/customer/certificate.ts'
import { isEncryptedPdf, isPdf } from '../../../domain/media/is-pdf.ts'
import { cleanLine } from '../../../domain/order/free-text.ts'
import { newId } from '../../db/new-id.ts'
import type { CertificateTable } from '../../db/tables/accounts.ts'

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
const certificateType = async (bytes: Uint8Array): Promise<string | undefined> => {
  if (isPdf(bytes)) return 'application/pdf'
  const { fileTypeFromBuffer } = await import('file-type')
  const found = await fileTypeFromBuffer(bytes)
  if (!found || !Object.hasOwn(types, found.mime)) return undefined
  return types[found.mime]?.(bytes) ? found.mime : undefined
}

/** The media type of a certificate that is accepted, or the problem; neither without a file. */
export const checkCertificate = async (certificate: SentFile | undefined) => {
  if (!certificate || certificate.bytes.length === 0) return {}
  if (certificate.bytes.length > maxCertificateBytes)
    return { problem: 'certificate-too-large' as const }
  const mediaType = await certificateType(certificate.bytes)
  if (!mediaType) return { problem: 'certificate-type' as const }
  if (isEncryptedPdf(certificate.bytes)) return { problem: 'certificate-locked' as const }
  return { mediaType }
}

const longestName = 200

/** The part after the last slash: some browsers send whole paths. */
const fileName = (name: string) =>
  cleanLine(name.split(/[/\\]/).at(-1) ?? '', longestName) || 'certificate'

/** The row of a checked certificate. */
export const certificateRow = (
  account_id: string,
  { name, bytes }: SentFile,
  media_type: string,
  now: Date,
): Insertable<CertificateTable> => ({
  id: newId(),
  account_id,
  name: fileName(name),
  media_type,
  size: bytes.length,
  sha256: createHash('sha256').update(bytes).digest('hex'),
  created_at: now,
})
