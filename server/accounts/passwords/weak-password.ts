/** Why a password would be guessed; each has a message of its own. */
export type PasswordWeakness =
  /** One of the passwords that are tried first, or close to one. */
  | 'common'
  /** Made of the person's own names or e-mail address, the company's or the laboratory's name. */
  | 'personal'
  /** Repetitions, sequences, rows of keys, dates. */
  | 'pattern'
  | 'guessable'

/** Fewer guesses than this (log10) are too few. Eight random characters take 10⁸. */
const leastGuessesLog10 = 7.5

/** In characters: estimating takes some 10 ms for these, and seconds for a thousand. */
const longestEstimated = 40

/** A password is personal when fewer other characters than this are left. */
const leastOther = 5

const load = async () => {
  const { ZxcvbnFactory } = await import('@zxcvbn-ts/core')
  const { adjacencyGraphs, dictionary } = await import('@zxcvbn-ts/language-common')
  return new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs, maxLength: longestEstimated })
}

let loading: ReturnType<typeof load> | undefined

/** Without case, accents and what stands between words. */
const folded = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase()

/** Each text as a whole and its words, from three letters on, the longest first. */
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
  return rest !== whole && rest.length < leastOther
}

/**
 * Why a password is too easy to guess, by the estimate of zxcvbn; undefined when it is not.
 * `context` holds what others know of the person: names, e-mail address, company.
 */
export const passwordWeakness = async (
  password: string,
  context: readonly string[],
): Promise<PasswordWeakness | undefined> => {
  const words = wordsOf(context)
  if (isPersonal(password, words)) return 'personal'
  loading ??= load()
  const estimated = password.normalize('NFKC').slice(0, longestEstimated)
  const { guessesLog10, sequence } = (await loading).check(estimated, words)
  if (guessesLog10 >= leastGuessesLog10) return undefined
  const sources = sequence.map(({ pattern, dictionaryName }) =>
    pattern === 'dictionary' ? dictionaryName : pattern,
  )
  if (sources.includes('userInputs')) return 'personal'
  if (sources.includes('passwords-common')) return 'common'
  return sources.every((source) => source === 'bruteforce' || source === 'diceware-common')
    ? 'guessable'
    : 'pattern'
}
