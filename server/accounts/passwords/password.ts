import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { createTurns } from '../login/turns.ts'

/** argon2id with 19 MiB and two passes: some 25 ms of one core, in a thread of its own. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Longer than any passphrase; what is longer is wrong without being read. */
export const longestPassword = 1_000

// A core stays free, so that pages go on being served while many log in.
const places = Math.max(1, availableParallelism() - 1)

/** A second of waiting at most; who comes then is refused at once (503 with `Retry-After`). */
const mostWaiting = 32 * places

const inTurn = createTurns(places, mostWaiting)

/** The same password typed on two keyboards may be two texts; NFKC makes them one. */
const normal = (password: string) => password.normalize('NFKC')

/** A hash for storing: algorithm, cost and salt are part of it. */
export const hashPassword = (password: string) => inTurn(() => hash(normal(password), cost))

let nobody: Promise<string> | undefined

/** What is checked where there is no account: the answer takes as long as with one. */
const nobodysHash = () => {
  nobody ??= hashPassword('')
  return nobody
}

/** Whether the password is the stored one; always the same work, also for no account at all. */
export const checkPassword = async (stored: string | undefined, given: string) => {
  const tooLong = given.length > longestPassword
  const against = stored ?? (await nobodysHash())
  const matches = await inTurn(() => verify(against, tooLong ? '' : normal(given)))
  return matches && stored !== undefined && !tooLong
}
