import { isLongEnough } from '../../../domain/customer/new-password.ts'
import type { newPasswordMessages } from '../../../messages/account/passwords.ts'
import { findOptions } from '../../content/options.ts'
import type { Database } from '../../db/client.ts'
import { longestPassword } from './password.ts'

/** Why a password is easy to guess; each reason has its own message. */
export type PasswordWeakness =
  /** A common password or close to one. */
  | 'common'
  /** Consists of names, e-mail address or company of the person or the laboratory. */
  | 'personal'
  /** Repetitions, sequences, keyboard rows, dates. */
  | 'pattern'
  | 'guessable'
  /** Published in a breach, though not easy to guess by its form. */
  | 'breached'

/** Minimum number of guesses (log10). Eight random characters need 10⁸. */
const leastGuessesLog10 = 7.5

/** In characters: estimating 40 takes about 10 ms, a thousand takes seconds. */
const longestEstimated = 40

/** A password is personal if fewer characters remain after removing personal words. */
const minOtherCharacters = 5

const load = async () => {
  const { ZxcvbnFactory } = await import('@zxcvbn-ts/core')
  const { adjacencyGraphs, dictionary } = await import('@zxcvbn-ts/language-common')
  const { default: breached } = await import('fxa-common-password-list')
  const settings = { dictionary, graphs: adjacencyGraphs, maxLength: longestEstimated }
  return { strength: new ZxcvbnFactory(settings), breached }
}

let loading: ReturnType<typeof load> | undefined

/** Letters and digits only, lower case, without accents. */
const folded = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase()

/** Each text and its words of three letters or more, the longest first. */
const wordsOf = (texts: readonly string[]) => {
  const words = texts
    .flatMap((text) => [text, ...text.split(/[^\p{L}\p{M}\p{N}]+/u)])
    .map(folded)
    .filter((word) => word.length >= 3)
  return [...new Set(words)].toSorted((one, other) => other.length - one.length)
}

const isPersonal = (password: string, words: readonly string[]) => {
  const whole = folded(password)
  const rest = words.reduce((left, word) => left.replaceAll(word, ''), whole)
  return rest !== whole && rest.length < minOtherCharacters
}

/**
 * Why a password is too easy to guess, estimated by zxcvbn or found in a list of breached ones
 * without regard to capitals; undefined if it is not. `context`:
 * names, e-mail address and company of the person.
 */
export const passwordWeakness = async (
  password: string,
  context: readonly string[],
): Promise<PasswordWeakness | undefined> => {
  const words = wordsOf(context)
  if (isPersonal(password, words)) return 'personal'
  loading ??= load()
  const estimated = password.normalize('NFKC').slice(0, longestEstimated)
  const { strength, breached } = await loading
  const { guessesLog10, sequence } = strength.check(estimated, words)
  if (guessesLog10 >= leastGuessesLog10)
    return breached.test(password.normalize('NFKC').toLowerCase()) ? 'breached' : undefined
  const sources = sequence.map(({ pattern, dictionaryName }) =>
    pattern === 'dictionary' ? dictionaryName : pattern,
  )
  if (sources.includes('userInputs')) return 'personal'
  if (sources.includes('passwords-common')) return 'common'
  return sources.every((source) => source === 'bruteforce' || source === 'diceware-common')
    ? 'guessable'
    : 'pattern'
}

/** Names of the laboratory that passwords must not consist of. */
export const laboratoryContext = async (db: Database): Promise<string[]> => {
  const { legal_name, contact_email } = await findOptions(db, ['legal_name', 'contact_email'])
  return [legal_name, contact_email]
}

/** Names and addresses of an account's owner that attackers know, for `passwordWeakness`. */
export const passwordContext = async (db: Database, accountId: string): Promise<string[]> => {
  const [account, addresses, laboratory] = await Promise.all([
    db
      .selectFrom('account')
      .select(['email', 'first_name', 'last_name'])
      .where('id', '=', accountId)
      .executeTakeFirst(),
    db
      .selectFrom('address')
      .select(['first_name', 'last_name', 'company'])
      .where('account_id', '=', accountId)
      .execute(),
    laboratoryContext(db),
  ])
  const people = [...(account ? [account] : []), ...addresses]
  return [
    ...(account ? [account.email] : []),
    ...people.flatMap(({ first_name, last_name }) => [first_name, last_name]),
    ...addresses.map(({ company }) => company),
    ...laboratory,
  ]
}

export type LengthProblem = 'missing' | 'short' | 'too-long'
export type PasswordProblem = LengthProblem | PasswordWeakness

/** The code of each problem, in the API and for messages. */
export const newPasswordCodes = {
  missing: 'password-missing',
  short: 'password-too-short',
  common: 'password-common',
  personal: 'password-personal',
  pattern: 'password-pattern',
  guessable: 'password-guessable',
  breached: 'password-breached',
  'too-long': 'password-too-long',
} as const satisfies Record<PasswordProblem, keyof typeof newPasswordMessages>

/** Problems of a new password that need no strength estimate. */
export const lengthProblem = (password: string): LengthProblem | undefined => {
  if (password === '') return 'missing'
  if (!isLongEnough(password)) return 'short'
  return password.length > longestPassword ? 'too-long' : undefined
}

/**
 * The problem of a new password, undefined if it is acceptable. `context`: see
 * `passwordWeakness`.
 */
export const passwordProblem = async (
  password: string,
  context: readonly string[],
): Promise<PasswordProblem | undefined> =>
  lengthProblem(password) ?? (await passwordWeakness(password, context))
