import type { Selectable } from 'kysely'
import type { CertificateTable } from '../../db/tables/accounts.ts'

const fileExtensions: Record<string, string> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/heic': 'heic',
  'image/heif': 'heif',
}

/**
 * Headers of an uploaded file from an unverified person: downloaded, not opened, under a
 * generated name. If a browser renders it nevertheless, the sandbox blocks scripts and requests.
 */
export const certificateHeaders = (
  { account_id, media_type }: Pick<Selectable<CertificateTable>, 'account_id' | 'media_type'>,
  size: number,
) => ({
  'Content-Type': media_type,
  'Content-Length': String(size),
  'Content-Disposition': `attachment; filename="certificate-${account_id}.${fileExtensions[media_type] ?? 'bin'}"`,
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "sandbox; default-src 'none'",
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Cache-Control': 'private, no-store',
})

/**
 * Headers of a certificate that the back office shows in a separate frame. The browser's viewer of
 * documents does not work in a sandbox; no script and no request is allowed.
 */
export const shownCertificateHeaders = (
  certificate: Pick<Selectable<CertificateTable>, 'account_id' | 'media_type'>,
  size: number,
) => {
  const headers = certificateHeaders(certificate, size)
  return {
    ...headers,
    'Content-Disposition': headers['Content-Disposition'].replace('attachment', 'inline'),
    'Content-Security-Policy':
      "default-src 'none'; style-src 'unsafe-inline'; object-src 'self'; frame-ancestors 'self'",
  }
}
