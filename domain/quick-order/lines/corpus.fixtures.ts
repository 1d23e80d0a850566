import { readFileSync } from 'node:fs'

/** A line of the corpus with its expected reading. */
export type ExpectedLine = {
  text: string
  status: string
  /** Expected problem; undefined for 'ok'. */
  problem?: string
  quantity: number
  /** The name of the item or of a choice, in German. */
  name?: string
  parts?: string
}

const expectedOf = (line: string): ExpectedLine => {
  const [text = '', expected = ''] = line.split(' => ')
  const [head = '', tail] = expected.split('; ')
  const [status = '', ...words] = head.split(' ')
  if (status !== 'ok') {
    const [problem = ''] = words
    return { text, status, problem, quantity: 1, ...(tail && { name: tail }) }
  }
  const isCounted = words[1] === '×'
  const name = words.slice(isCounted ? 2 : 0).join(' ')
  const quantity = isCounted ? Number(words[0]) : 1
  return { text, status, quantity, name, ...(tail && { parts: tail }) }
}

/** The lines of corpus.txt. */
export const corpus: readonly ExpectedLine[] = readFileSync(
  new URL('./corpus.txt', import.meta.url),
  'utf8',
)
  .split('\n')
  .filter((line) => line.includes(' => ') && !line.startsWith('#  '))
  .filter((line) => !/^# (?:Prescription|ok|Where)/.test(line))
  .map(expectedOf)
