import { recordSecurityEvent } from '../../security-log.ts'
import type { Services } from '../../services.ts'
import { countHit } from '../rate-limit.ts'
import { findKeyHolder } from './find-api-key.ts'

type KeyRefusal =
  /** A valid key, where a person is needed. */
  | { code: 'person-only' }
  /** One answer for unknown, expired and revoked keys. */
  | { code: 'key-invalid' }
  /** `retryAfter` in seconds. */
  | { code: 'too-many-attempts'; retryAfter: number }

/** Invalid keys of one network in this window of seconds; valid keys are not limited by them. */
const windowSeconds = 15 * 60
const maxInvalid = 100

/** Why a request with a key is refused. Invalid keys are counted and logged, with the reason. */
export const refuseKey = async (
  services: Pick<Services, 'db' | 'log'>,
  key: string,
  ip: string,
  now: Date,
): Promise<KeyRefusal> => {
  const found = await findKeyHolder(services, key, now)
  if ('holder' in found) return { code: 'person-only' }
  const limit = { kind: 'api-key', source: ip, maxHits: maxInvalid }
  const throttled = await countHit(services, [limit], windowSeconds, now)
  if (throttled) return { code: 'too-many-attempts', ...throttled }
  recordSecurityEvent(services, 'api-key-refused', { accountId: null, reason: found.refused })
  return { code: 'key-invalid' }
}
