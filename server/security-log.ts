import { AsyncLocalStorage } from 'node:async_hooks'
import { isIPv4 } from 'node:net'
import { LRUCache } from 'lru-cache'
import type { AccountState } from '../domain/customer/account-state.ts'
import type { AddressKind } from '../domain/customer/address.ts'
import type { Services } from './services.ts'

/** The values that an event may carry. None of them is a secret or something a visitor has typed. */
type Fields = {
  /** Null where there is no such account, or nobody is logged in. */
  accountId: string | null
  /** The administrator who decided; null at the terminal. */
  byAccountId: string | null
  method: 'password' | 'reset'
  reason: string
  limit: string
  kinds: readonly AddressKind[]
  scope: 'one' | 'all' | 'replaced'
  from: AccountState
  to: AccountState
}

/** Every security event with its fields; `docs/operations.md` says when each is written. */
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
  'phone-changed': ['accountId'],
  'address-changed': ['accountId', 'kinds'],
  'signup-received': ['accountId'],
  'administrator-made': ['accountId'],
  'account-decided': ['accountId', 'byAccountId', 'from', 'to'],
  'access-denied': ['accountId', 'reason'],
  'rate-limit-exceeded': ['accountId', 'limit'],
} as const satisfies Record<string, readonly (keyof Fields)[]>

export type SecurityEvent = keyof typeof securityEvents

/** Where a request came from: `address` is truncated (`truncatedAddress`). */
type RequestSource = { requestId: string | undefined; address: string }

const sources = new AsyncLocalStorage<RequestSource>()

/** Runs `work`; the events recorded in it name this request. */
export const withRequestSource = <Value>(source: RequestSource, work: () => Value) =>
  sources.run(source, work)

/** The network of a client address for the log: /24 of IPv4, /48 of IPv6, else `unknown`. */
export const truncatedAddress = (address: string): string => {
  const v4 = address.replace(/^::ffff:/i, '')
  if (isIPv4(v4)) return `${v4.split('.').slice(0, 3).join('.')}.0/24`
  // As `clientAddress` gives it: the first four groups.
  const isV6 = /^[\da-f]{1,4}(:[\da-f]{1,4}){3}$/i.test(address)
  return isV6 ? `${address.split(':').slice(0, 3).join(':')}::/48` : 'unknown'
}

/** Writes one event to the log, at a level that is shown by default. */
export const recordSecurityEvent = <Event extends SecurityEvent>(
  { log }: Pick<Services, 'log'>,
  event: Event,
  fields: Pick<Fields, (typeof securityEvents)[Event][number]>,
) => {
  const { requestId, address } = sources.getStore() ?? {}
  const entry: Record<string, unknown> = { event, ...fields, id: requestId, address }
  log.info(entry, 'security')
}

/** For limits that have no window: a source that goes on is written once in this time. */
const repeatMs = 60_000
const recentSources = new LRUCache<string, true>({ max: 10_000, ttl: repeatMs })

/** Writes that `source` has exceeded `limit`, at most once a minute for each process. */
export const recordLimitExceeded = (
  services: Pick<Services, 'log'>,
  { limit, source, accountId }: { limit: string; source: string; accountId: string | null },
) => {
  const key = `${limit} ${source}`
  if (recentSources.has(key)) return
  recentSources.set(key, true)
  recordSecurityEvent(services, 'rate-limit-exceeded', { accountId, limit })
}
