import { useEffect, useMemo, useState } from 'react'
import type { Language } from '../../../domain/language.ts'
import { parsePrice } from '../../../domain/money.ts'
import { maxLines, shownText, splitLines } from '../../../domain/quick-order/split-lines.ts'
import type {
  QuickItem,
  QuickLine,
} from '../../../server/catalogue/quick-order/read-quick-order.ts'
import { useLanguage } from '../../i18n/use-language.ts'

type SentItem = { item?: Omit<QuickItem, 'price'> | undefined; price?: string | undefined }
type SentLine = Omit<QuickLine, 'item' | 'choices'> &
  SentItem & { choices: (Omit<QuickLine['choices'][number], 'item'> & SentItem)[] }

const itemOf = ({ item, price }: SentItem): { item?: QuickItem } => {
  const centimes = parsePrice(price ?? '')
  return item && centimes !== undefined ? { item: { ...item, price: centimes } } : {}
}

const lineOf = ({ item, price, choices, ...line }: SentLine): QuickLine => ({
  ...line,
  ...itemOf({ item, price }),
  choices: choices.map(({ item: complete, price: priced, ...choice }) => ({
    ...choice,
    ...itemOf({ item: complete, price: priced }),
  })),
})

/** Reads lines on the server. Throws when it cannot be reached or refuses. */
const fetchLines = async (
  texts: readonly string[],
  language: Language,
  signal: AbortSignal,
): Promise<QuickLine[]> => {
  const response = await fetch(`/api/shop/quick-order?lang=${language}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ text: texts.join('\n') }),
    signal,
  })
  if (!response.ok) throw new Error(`quick order: ${response.status}`)
  const { lines }: { lines: SentLine[] } = await response.json()
  return lines.map(lineOf)
}

/** A line of the text; `read` is undefined until the server has read it. */
export type Row = { line: number; text: string; read: QuickLine | undefined }

export type ReadState = {
  rows: readonly Row[]
  /** Lines after the last one that is read. */
  hasMore: boolean
  failure: 'offline' | 'failed' | undefined
  retry: () => void
}

const pauseMs = 80

/** Lines of one request: rendering their answers stays a short task. */
const linesPerRequest = 40

/** An answer for a line that the server takes for blank, such as a bullet alone. */
const blankLine = (text: string): QuickLine => ({
  line: 0,
  text,
  status: 'unreadable',
  quantity: 1,
  label: '',
  problems: [],
  unread: [],
  choices: [],
})

type Known = ReadonlyMap<string, QuickLine>

/**
 * Reads the lines of a text on the server, each text once, a few dozen at a time. While the server cannot be reached, the
 * lines that were read stay.
 */
export const useReadLines = (text: string, given: readonly QuickLine[]): ReadState => {
  const language = useLanguage()
  const [known, setKnown] = useState<Known>(() => new Map(given.map((one) => [one.text, one])))
  const [failure, setFailure] = useState<ReadState['failure']>()
  const [attempt, setAttempt] = useState(0)
  const lines = useMemo(
    () => splitLines(text).map(({ line, text: one }) => ({ line, text: shownText(one) })),
    [text],
  )
  const rows = useMemo(
    () => lines.slice(0, maxLines).map((one) => ({ ...one, read: known.get(one.text) })),
    [lines, known],
  )
  const unread = useMemo(
    () =>
      [...new Set(rows.filter(({ read }) => !read).map((row) => row.text))].slice(
        0,
        linesPerRequest,
      ),
    [rows],
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: a retry reads again
  useEffect(() => {
    if (unread.length === 0) return
    const control = new AbortController()
    const timer = setTimeout(async () => {
      try {
        const read = await fetchLines(unread, language, control.signal)
        setFailure(undefined)
        const answers = new Map(read.map((one) => [one.line, one]))
        // By place: the server may omit the bullet or list number of a line.
        const named = unread.map((one, i) => [one, answers.get(i + 1) ?? blankLine(one)] as const)
        setKnown((before) => new Map([...before, ...named]))
      } catch {
        if (!control.signal.aborted) setFailure(navigator.onLine ? 'failed' : 'offline')
      }
    }, pauseMs)
    return () => {
      clearTimeout(timer)
      control.abort()
    }
  }, [unread, language, attempt])
  useEffect(() => {
    const retry = () => setAttempt((before) => before + 1)
    addEventListener('online', retry)
    return () => removeEventListener('online', retry)
  }, [])
  return {
    rows,
    hasMore: lines.length > maxLines,
    failure: unread.length > 0 ? failure : undefined,
    retry: () => setAttempt((before) => before + 1),
  }
}
