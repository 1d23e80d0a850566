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

const keysOf = (words: PathWords) => Object.keys(words) as PageKey[]

const wordsOf = (words: PathWords, key: PageKey) => {
  const found = words[key]
  if (found === undefined) throw new Error(`no path is defined for the page ${key}`)
  return found
}

const parentIn = (words: PathWords, key: PageKey) => {
  const parent = key.slice(0, Math.max(0, key.lastIndexOf('.')))
  return keysOf(words).find((candidate) => candidate === parent)
}

/** The page's path pattern without the language: `shop/homoeopathie/komplexmittel/:product`. */
export const patternIn = (words: PathWords, key: PageKey): string => {
  const parent = parentIn(words, key)
  if (!parent) return wordsOf(words, key)
  // Only the selector has a remedyCode, the pages below it do not.
  return `${patternIn(words, parent).replace('/:remedyCode?', '')}/${wordsOf(words, key)}`
}

/** The path without the language; parameters are encoded, absent optional ones omitted. */
export const pathIn = (words: PathWords, key: PageKey, params: Params = {}) =>
  patternIn(words, key)
    .split('/')
    .map((segment) => {
      if (!segment.startsWith(':')) return segment
      const value = params[segment.slice(1).replace('?', '')]
      if (value === undefined && !segment.endsWith('?'))
        throw new Error(`the address of ${key} requires ${segment}`)
      return value && encodeURIComponent(value)
    })
    .filter(Boolean)
    .join('/')

/** The first segment of a page's words, which distinguishes it from its siblings. */
export const wordIn = (words: PathWords, key: PageKey) => wordsOf(words, key).split('/')[0] ?? ''

type IsNamed = (key: PageKey, segment: string) => boolean

const step = (words: PathWords, isNamed: IsNamed, found: Partial<FoundPage>, segment: string) => {
  const { key, params = {} } = found
  const children = keysOf(words).filter(
    (child) => child !== 'home' && parentIn(words, child) === key,
  )
  const named =
    children.find((child) => wordIn(words, child) === segment) ??
    children.find((child) => isNamed(child, segment))
  if (named) return { key: named, params }
  const parameter = children.find((child) => wordIn(words, child).startsWith(':'))
  if (parameter)
    return { key: parameter, params: { ...params, [wordIn(words, parameter).slice(1)]: segment } }
  const takesCode = key && wordsOf(words, key).endsWith(':remedyCode?') && !params.remedyCode
  return takesCode ? { ...found, params: { remedyCode: segment } } : undefined
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
  return found.key && { key: found.key, params: found.params ?? {} }
}

/** The address of a path in a language. */
export const addressAt = (language: string, path: string) => `/${language}/${path}`
