import type { Context, Next } from 'hono'
import { findOfferedLanguages } from '../../content/offered-languages.ts'
import { option } from '../../content/options.ts'
import type { Services } from '../../services.ts'

export const securityTextAddress = '/.well-known/security.txt'

const validMs = 180 * 24 * 3_600_000

/** `GET /.well-known/security.txt` (RFC 9116): absent without the option `security_contact`. */
export const securityTextHandler =
  ({ db, env, now }: Pick<Services, 'db' | 'env' | 'now'>) =>
  async (c: Context, next: Next) => {
    const contact = await option(db, 'security_contact')
    if (!contact) return next()
    const { offered } = await findOfferedLanguages(db)
    const lines = [
      `Contact: mailto:${contact}`,
      `Expires: ${new Date(+now() + validMs).toISOString()}`,
      `Preferred-Languages: ${[...offered].join(', ')}`,
      `Canonical: ${env.origin}${securityTextAddress}`,
    ]
    return c.text(`${lines.join('\n')}\n`, 200, { 'Cache-Control': 'public, max-age=3600' })
  }
