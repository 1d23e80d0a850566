import type { Selectable } from 'kysely'
import type { CertificateTable } from '../../db/tables/accounts.ts'

const endings: Record<string, string> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/heic': 'heic',
  'image/heif': 'heif',
}

/**
 * A file that a stranger has sent: saved, not opened, under a name of ours, for its own could say
 * that it is something else; and if a browser opens it all the same, it may do nothing.
 */
export const certificateHeaders = (
  { account_id, media_type }: Pick<Selectable<CertificateTable>, 'account_id' | 'media_type'>,
  size: number,
) => ({
  'Content-Type': media_type,
  'Content-Length': String(size),
  'Content-Disposition': `attachment; filename="certificate-${account_id}.${endings[media_type] ?? 'bin'}"`,
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "sandbox; default-src 'none'",
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Cache-Control': 'private, no-store',
})
