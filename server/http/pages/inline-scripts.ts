import { createHash } from 'node:crypto'

/**
 * Cached pages cannot use a nonce, which would be equal for everyone. Replaces the nonce of this
 * rendering by hashes in the policy. Injected scripts do not know the nonce, so they get no hash.
 */
export const hashInlineScripts = (html: string, nonce: string) => {
  const hashes = new Set<string>()
  const ownScripts = new RegExp(
    `<script(?=[^>]*\\snonce="${nonce}")(?![^>]*\\ssrc=)[^>]*>([\\s\\S]*?)</script>`,
    'g',
  )
  for (const [, source = ''] of html.matchAll(ownScripts))
    hashes.add(`'sha256-${createHash('sha256').update(source).digest('base64')}'`)
  return { html: html.replaceAll(` nonce="${nonce}"`, ''), hashes: [...hashes] }
}
