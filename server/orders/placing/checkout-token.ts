import { sign, verify } from 'hono/jwt'
import { findSecret } from '../../db/secrets/secret.ts'
import type { Services } from '../../services.ts'

const lifetimeSeconds = 600
const audience = 'checkout'
const algorithm = 'HS256'

const keyOf = ({ db }: Pick<Services, 'db'>) => findSecret(db, 'checkout-token')

const seconds = (now: Date) => Math.floor(now.getTime() / 1_000)

/** A signed token with which an account can open the checkout for ten minutes (R26). */
export const makeCheckoutToken = async (
  services: Pick<Services, 'db'>,
  accountId: string,
  now: Date,
): Promise<string> =>
  sign(
    { sub: accountId, aud: audience, iat: seconds(now), exp: seconds(now) + lifetimeSeconds },
    await keyOf(services),
    algorithm,
  )

/** The account of a token; undefined if it is forged, expired or for another audience. */
export const readCheckoutToken = async (
  services: Pick<Services, 'db'>,
  token: string,
  now: Date,
): Promise<string | undefined> => {
  const key = await keyOf(services)
  try {
    // Expiry is checked below with the clock of the services.
    const claims = await verify(token, key, {
      alg: algorithm,
      aud: audience,
      exp: false,
      iat: false,
    })
    const { sub, exp } = claims
    const isValid = typeof exp === 'number' && seconds(now) < exp
    return isValid && typeof sub === 'string' ? sub : undefined
  } catch {
    return undefined
  }
}
