import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { createBoundedLimiter } from '../../slots.ts'
import { createWorkerThread } from '../../worker-threads.ts'
import { isFormerHash } from './former-hash.ts'

/** argon2id with 19 MiB and two passes: about 25 ms of one core, in a worker thread. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** In characters; longer passwords are refused without hashing. */
export const longestPassword = 1_000

// One core stays free, so that pages are served while many people log in.
const maxRunning = Math.max(1, availableParallelism() - 1)

/** About one second of waiting; further requests get 503 with `Retry-After`. */
const maxWaiting = 32 * maxRunning

const limit = createBoundedLimiter(maxRunning, maxWaiting)

/** Keyboards may type one password as different code points; NFKC makes them equal. */
const normalized = (password: string) => password.normalize('NFKC')

/** Returns an encoded hash that contains algorithm, cost and salt. */
export const hashPassword = (password: string) => limit(() => hash(normalized(password), cost))

const formerHashes = createWorkerThread<{ stored: string; given: string }, boolean>(
  new URL('./former-hash-thread.ts', import.meta.url),
  { maxTasks: maxWaiting },
)

let dummy: Promise<string> | undefined

/** Verified when there is no account, so that the response takes as long. */
const dummyHash = () => {
  dummy ??= hashPassword('')
  return dummy
}

/**
 * Whether the password matches. Takes equally long without an account (`stored` undefined) and for
 * an account that has no password yet (`stored` is no hash).
 */
export const checkPassword = async (stored: string | undefined, given: string) => {
  const tooLong = given.length > longestPassword
  if (stored !== undefined && isFormerHash(stored))
    return formerHashes.run({ stored, given: tooLong ? '' : given })
  const hashed = stored?.startsWith('$argon2') ? stored : undefined
  const against = hashed ?? (await dummyHash())
  const matches = await limit(() => verify(against, tooLong ? '' : normalized(given)))
  return matches && hashed !== undefined && !tooLong
}
