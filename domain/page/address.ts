import { type Language, languages } from '../language.ts'
import { formerWords, type PageKey, pageKeys, routeWords } from './route-words.ts'

export type Params = Readonly<Record<string, string | undefined>>

const parentOf = (key: PageKey) => {
  const parent = key.slice(0, key.lastIndexOf('.'))
  return pageKeys.find((candidate) => candidate === parent)
}

/** The page's path pattern below its language, e.g. `shop/homoeopathie/komplexmittel/:product`. */
export const patternOf = (key: PageKey, language: Language): string => {
  const parent = parentOf(key)
  const word = routeWords[key][language]
  if (!parent) return word
  // A remedyCode belongs to the selector alone, never to the pages below it.
  return `${patternOf(parent, language).replace('/:remedyCode?', '')}/${word}`
}

/** The address of a page, e.g. `/de/shop/homoeopathie`; parameters are encoded, absent optional ones left out. */
export const addressOf = (language: Language, key: PageKey, params: Params = {}) => {
  const segments = patternOf(key, language)
    .split('/')
    .map((segment) => {
      if (!segment.startsWith(':')) return segment
      const value = params[segment.slice(1).replace('?', '')]
      if (value === undefined && !segment.endsWith('?'))
        throw new Error(`${key}: ${segment} missing`)
      return value && encodeURIComponent(value)
    })
  return (
    ['', language, ...segments].filter((segment, index) => index === 0 || segment).join('/') +
    (key === 'home' ? '/' : '')
  )
}

type Found = { key: PageKey; params: Record<string, string> }

const childrenOf = (parent: PageKey | undefined) =>
  pageKeys.filter((key) => key !== 'home' && parentOf(key) === parent)

const wordOf = (key: PageKey, language: Language) => routeWords[key][language].split('/')[0] ?? ''

const isWordOf = (key: PageKey, segment: string) =>
  languages.some((language) => wordOf(key, language) === segment) || formerWords[segment] === key

const step = (found: Partial<Found>, segment: string, preferred: Language) => {
  const children = childrenOf(found.key)
  const named =
    children.find((key) => wordOf(key, preferred) === segment) ??
    children.find((key) => isWordOf(key, segment))
  if (named) return { key: named, params: found.params ?? {} }
  const parameter = children.find((key) => wordOf(key, preferred).startsWith(':'))
  if (parameter)
    return {
      key: parameter,
      params: { ...found.params, [wordOf(parameter, preferred).slice(1)]: segment },
    }
  const takesCode = found.key && routeWords[found.key][preferred].endsWith(':remedyCode?')
  if (takesCode && !found.params?.remedyCode)
    return { key: found.key, params: { remedyCode: segment } }
  return undefined
}

/**
 * The page that segments below a language name, in whatever language's words (R3), and its
 * parameters (decoded by the caller). Undefined where there is none.
 */
export const findPage = (segments: readonly string[], preferred: Language): Found | undefined => {
  if (segments.length === 0) return { key: 'home', params: {} }
  let found: Partial<Found> | undefined = {}
  for (const segment of segments) {
    found = step(found, segment, preferred)
    if (!found) return undefined
  }
  return found.key && { key: found.key, params: found.params ?? {} }
}
