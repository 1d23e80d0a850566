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
