import type { ShownKind } from '../catalogue/product-kind.ts'
import type { PageKey } from './route-words.ts'

const productPages = {
  complex: 'shop.homeopathy.complexes.product',
  otc: 'shop.otc.product',
  kit: 'shop.homeopathy.products.product',
  seasonal: 'shop.homeopathy.products.product',
  supplement: 'shop.food_supplements.products.product',
} as const satisfies Record<ShownKind, PageKey>

/** The page that shows a product of this kind. */
export const productPageOf = (kind: ShownKind) => productPages[kind]

/** The path words of one language: enough for a browser to write and parse its own addresses. */
export type PathWords = Readonly<Partial<Record<PageKey, string>>>

export type Params = Readonly<Record<string, string | undefined>>

export type FoundPage = { key: PageKey; params: Record<string, string> }

const undefinedPage = (key: PageKey) => new Error(`no path is defined for the page ${key}`)

const wordsOf = (words: PathWords, key: PageKey) => {
  const found = words[key]
  if (found === undefined) throw undefinedPage(key)
  return found
}

const parentIn = (words: PathWords, key: PageKey) => {
  const parent = key.slice(0, Math.max(0, key.lastIndexOf('.')))
  return parent in words ? (parent as PageKey) : undefined
}

const patternOf = (words: PathWords, key: PageKey): string => {
  const parent = parentIn(words, key)
  if (!parent) return wordsOf(words, key)
  // Only the selector has a remedyCode, the pages below it do not.
  return `${patternOf(words, parent).replace('/:remedyCode?', '')}/${wordsOf(words, key)}`
}

const firstWord = (words: PathWords, key: PageKey) => wordsOf(words, key).split('/')[0] ?? ''

/** A page in its pattern: words as they are, parameters by name. */
type Segment = { text: string; parameter?: string; isOptional?: boolean }

type Pages = {
  patterns: ReadonlyMap<PageKey, string>
  segments: ReadonlyMap<PageKey, readonly Segment[]>
  /** The pages below a page, or at the top for undefined, each with its first word. */
  children: ReadonlyMap<PageKey | undefined, readonly { key: PageKey; word: string }[]>
}

const segmentOf = (text: string): Segment =>
  text.startsWith(':')
    ? { text, parameter: text.slice(1).replace('?', ''), isOptional: text.endsWith('?') }
    : { text }

const pagesOf = (words: PathWords): Pages => {
  const keys = Object.keys(words) as PageKey[]
  const patterns = new Map(keys.map((key) => [key, patternOf(words, key)]))
  const segmentsOf = (key: PageKey) => (patterns.get(key) ?? '').split('/').map(segmentOf)
  return {
    patterns,
    segments: new Map(keys.map((key) => [key, segmentsOf(key)])),
    children: Map.groupBy(
      keys.filter((key) => key !== 'home').map((key) => ({ key, word: firstWord(words, key) })),
      ({ key }) => parentIn(words, key),
    ),
  }
}

const known = new WeakMap<PathWords, Pages>()

/** What links and requests look up, computed once per language. */
const pagesIn = (words: PathWords): Pages => {
  const found = known.get(words) ?? pagesOf(words)
  known.set(words, found)
  return found
}

/** The page's path pattern without the language: `shop/homoeopathie/komplexmittel/:product`. */
export const patternIn = (words: PathWords, key: PageKey): string => {
  const pattern = pagesIn(words).patterns.get(key)
  if (pattern === undefined) throw undefinedPage(key)
  return pattern
}

/** The path without the language; parameters are encoded, absent optional ones omitted. */
export const pathIn = (words: PathWords, key: PageKey, params: Params = {}) => {
  const { patterns, segments } = pagesIn(words)
  const pattern = patterns.get(key)
  if (pattern === undefined) throw undefinedPage(key)
  if (!pattern.includes(':')) return pattern
  return (segments.get(key) ?? [])
    .map(({ text, parameter, isOptional }) => {
      if (parameter === undefined) return text
      const value = params[parameter]
      if (value === undefined && !isOptional)
        throw new Error(`the address of ${key} requires ${text}`)
      return value && encodeURIComponent(value)
    })
    .filter(Boolean)
    .join('/')
}

/** The first segment of a page's words, which distinguishes it from its siblings. */
export const wordIn = firstWord

/** The parameter behind the first word of a page: 'remedyCode' of `remedes/:remedyCode?`. */
const parameterAfter = (words: PathWords, key: PageKey) =>
  /\/:(\w+)\??$/.exec(wordsOf(words, key))?.[1]

/** Whether a required parameter behind the first word is missing. */
const isIncomplete = (words: PathWords, { key, params = {} }: Partial<FoundPage>) => {
  const name = key && parameterAfter(words, key)
  return key && name && !params[name] ? !wordsOf(words, key).endsWith('?') : false
}

type IsNamed = (key: PageKey, segment: string) => boolean

const step = (words: PathWords, isNamed: IsNamed, found: Partial<FoundPage>, segment: string) => {
  const { key, params = {} } = found
  const children = pagesIn(words).children.get(key) ?? []
  const named =
    children.find(({ word }) => word === segment) ??
    children.find((child) => isNamed(child.key, segment))
  if (named) return { key: named.key, params }
  const parameter = children.find(({ word }) => word.startsWith(':'))
  if (parameter)
    return { key: parameter.key, params: { ...params, [parameter.word.slice(1)]: segment } }
  const name = key && parameterAfter(words, key)
  return name && !params[name] ? { ...found, params: { ...params, [name]: segment } } : undefined
}

/**
 * Resolves decoded segments without the language to a page with its parameters. `isNamed` accepts
 * further words for a page.
 */
export const pageIn = (
  words: PathWords,
  segments: readonly string[],
  isNamed: IsNamed = () => false,
): FoundPage | undefined => {
  if (segments.length === 0) return { key: 'home', params: {} }
  let found: Partial<FoundPage> | undefined = {}
  for (const segment of segments) {
    found = step(words, isNamed, found, segment)
    if (!found) return undefined
  }
  if (isIncomplete(words, found)) return undefined
  return found.key && { key: found.key, params: found.params ?? {} }
}

/** The address of a path in a language. */
export const addressAt = (language: string, path: string) => `/${language}/${path}`
