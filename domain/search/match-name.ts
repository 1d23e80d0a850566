/** How the words of a query match a key, best first. 'several-names': each another name of the entry. */
export type WordMatch = 'whole' | 'start' | 'word-starts' | 'inside' | 'several-names'

/** Whether each word begins the word at the same place: 'rhus tox' in 'rhus toxicodendron'. */
const beginsWith = (key: string, words: readonly string[]) => {
  let at = 0
  for (const [i, word] of words.entries()) {
    if (i > 0) {
      at = key.indexOf(' ', at) + 1
      if (at === 0) return false
    }
    if (!key.startsWith(word, at)) return false
  }
  return true
}

/** Whether each word begins another word of the key, in any order. */
const startsWords = (key: string, words: readonly string[]) => {
  const free = key.split(' ')
  return words.every((word) => {
    const at = free.findIndex((one) => one.startsWith(word))
    if (at >= 0) free.splice(at, 1)
    return at >= 0
  })
}

/** Whether the key contains all words, each at another place. Beside others, a letter begins a word. */
const containsWords = (key: string, words: readonly string[]) => {
  let rest = ` ${key}`
  return words.every((word) => {
    const searched = word.length === 1 && words.length > 1 ? ` ${word}` : word
    const at = rest.indexOf(searched)
    if (at >= 0) rest = `${rest.slice(0, at)}_${rest.slice(at + searched.length)}`
    return at >= 0
  })
}

/** Whether a word of the key begins like this. */
export const beginsAWord = (key: string, start: string): boolean => ` ${key}`.includes(` ${start}`)

/** Whether the key has this word: '7' in 'schussler salz 7'. */
const hasWord = (key: string, word: string): boolean => ` ${key} `.includes(` ${word} `)

export const isNumber = (word: string): boolean => /^\d+$/.test(word)

/** Matches a key with a query (words joined by spaces); undefined if a word is missing. */
export const matchName = (
  key: string,
  query: string,
  words: readonly string[],
): WordMatch | undefined => {
  if (key === query) return 'whole'
  // 'Schüssler 1' is not the beginning of salt 12.
  if (words.length > 1 && words.some((word) => isNumber(word) && !hasWord(key, word)))
    return undefined
  if (key.startsWith(query) || beginsWith(key, words)) return 'start'
  if (words.length > 1 && !words.every((word) => key.includes(word))) return undefined
  if (words.length > 1 ? startsWords(key, words) : key.includes(` ${query}`)) return 'word-starts'
  return containsWords(key, words) ? 'inside' : undefined
}
