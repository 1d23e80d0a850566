import { createHash } from 'node:crypto'

/**
 * A kept page cannot carry a nonce: it would be the same for everyone. The scripts that bear the
 * nonce of this one rendering are ours; the policy names them by hash and the nonce goes. A
 * script smuggled into content cannot know the nonce, so it gets no hash.
 */
export const hashInlineScripts = (html: string, nonce: string) => {
  const hashes = new Set<string>()
  const ours = new RegExp(
    `<script(?=[^>]*\\snonce="${nonce}")(?![^>]*\\ssrc=)[^>]*>([\\s\\S]*?)</script>`,
    'g',
  )
  for (const [, source = ''] of html.matchAll(ours))
    hashes.add(`'sha256-${createHash('sha256').update(source).digest('base64')}'`)
  return { html: html.replaceAll(` nonce="${nonce}"`, ''), hashes: [...hashes] }
}
