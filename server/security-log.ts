import { AsyncLocalStorage } from 'node:async_hooks'
import { isIPv4 } from 'node:net'
import { LRUCache } from 'lru-cache'
import type { AccountState } from '../domain/customer/account-state.ts'
import type { AddressKind } from '../domain/customer/address.ts'
import { securityEventCount } from './metrics.ts'
import type { Services } from './services.ts'

/** Fields of events. None contains a secret or text entered by a visitor. */
type Fields = {
  /** Null if the account is unknown or nobody is signed in. */
  accountId: string | null
  /** The administrator who decided; null for the command line. */
  byAccountId: string | null
  method: 'password' | 'reset' | 'app' | 'recovery-code'
  reason: string
  /** Exceeded limits are logged once per source and window, those without a window once a minute. */
  limit: string
  kinds: readonly AddressKind[]
  scope: 'one' | 'all' | 'replaced'
  from: AccountState
  to: AccountState
}

/** Every security event with its fields. */
export const securityEvents = {
  'login-succeeded': ['accountId', 'method'],
  'login-failed': ['accountId', 'reason'],
  'login-limited': ['accountId', 'limit'],
  'logged-out': ['accountId'],
  'session-ended': ['accountId', 'scope'],
  'reauthentication-failed': ['accountId'],
  'reset-requested': ['accountId'],
  'reset-completed': ['accountId'],
  'password-changed': ['accountId'],
  'email-change-requested': ['accountId'],
  'email-changed': ['accountId'],
  'erasure-requested': ['accountId'],
  'account-erased': ['accountId'],
  'phone-changed': ['accountId'],
  'address-changed': ['accountId', 'kinds'],
  'signup-received': ['accountId'],
  'second-factor-enrolled': ['accountId'],
  'second-factor-verified': ['accountId', 'method'],
  'second-factor-failed': ['accountId'],
  'second-factor-removed': ['accountId', 'byAccountId'],
  'administrator-made': ['accountId'],
  'account-decided': ['accountId', 'byAccountId', 'from', 'to'],
  'api-key-refused': ['accountId', 'reason'],
  'access-denied': ['accountId', 'reason'],
  'rate-limit-exceeded': ['accountId', 'limit'],
} as const satisfies Record<string, readonly (keyof Fields)[]>

export type SecurityEvent = keyof typeof securityEvents

// Prometheus does not count the first event of a series that begins with it.
for (const event of Object.keys(securityEvents)) securityEventCount.inc({ event }, 0)

/** The source of a request; `address` as `clientAddress` returns it. */
type RequestSource = { requestId: string | undefined; address: string }

const sources = new AsyncLocalStorage<RequestSource>()

/** Runs `work` with the source of the request added to all events recorded in it. */
export const withRequestSource = <Value>(source: RequestSource, work: () => Value) =>
  sources.run(source, work)

/** The network of a client address for the log: IPv4 /24, IPv6 /48, else `unknown`. */
export const truncatedAddress = (address: string): string => {
  const v4 = address.replace(/^::ffff:/i, '')
  if (isIPv4(v4)) return `${v4.split('.').slice(0, 3).join('.')}.0/24`
  // `clientAddress` returns the first four groups.
  const isV6 = /^[\da-f]{1,4}(:[\da-f]{1,4}){3}$/i.test(address)
  return isV6 ? `${address.split(':').slice(0, 3).join(':')}::/48` : 'unknown'
}

/** The network of the current request, shortened; '' outside of requests or if unknown. */
export const requestNetwork = (): string => {
  const source = sources.getStore()
  const network = source ? truncatedAddress(source.address) : 'unknown'
  return network === 'unknown' ? '' : network
}

/** Logs one event at level info. */
export const recordSecurityEvent = <Event extends SecurityEvent>(
  { log }: Pick<Services, 'log'>,
  event: Event,
  fields: Pick<Fields, (typeof securityEvents)[Event][number]>,
) => {
  const source = sources.getStore()
  const address = source && truncatedAddress(source.address)
  const entry: Record<string, unknown> = { event, ...fields, id: source?.requestId, address }
  log.info(entry, 'security')
  securityEventCount.inc({ event })
}

/** In milliseconds: limits without a window log each source at most once per interval. */
const logIntervalMs = 60_000
const recentSources = new LRUCache<string, true>({ max: 10_000, ttl: logIntervalMs })

/** Logs that `source` exceeded `limit`, at most once a minute per process. */
export const recordLimitExceeded = (
  services: Pick<Services, 'log'>,
  { limit, source, accountId }: { limit: string; source: string; accountId: string | null },
) => {
  const key = `${limit} ${source}`
  if (recentSources.has(key)) return
  recentSources.set(key, true)
  recordSecurityEvent(services, 'rate-limit-exceeded', { accountId, limit })
}
