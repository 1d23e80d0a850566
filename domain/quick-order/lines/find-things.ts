import { isRemedyFamily } from '../../catalogue/remedy-category.ts'
import { isSizedFamily } from '../../catalogue/sized-family.ts'
import { nameKey } from '../../search/name-key.ts'
import { decimalsOf, type ParsedLine } from '../parsed-line.ts'
import {
  type Candidate,
  type LineCatalogue,
  type LineProblem,
  mismatch,
  type NameHit,
  type Thing,
} from './line-spec.ts'
import { resolveProduct, resolveSalt, resolveSized } from './resolve-families.ts'
import { resolveHomeopathy } from './resolve-homeopathy.ts'

const resolveThing = (thing: Thing, line: ParsedLine, catalogue: LineCatalogue): Candidate => {
  const { family, id } = thing
  const usual = catalogue.usual?.(thing)
  if (family === 'homeopathy') {
    const dilutions = catalogue.remedy(family, id)?.dilutions
    return dilutions
      ? resolveHomeopathy({ thing: { family, id }, dilutions, usual }, line)
      : mismatch('name-unknown', { thing, quantity: 1 }, [])
  }
  if (isSizedFamily(family)) return resolveSized({ family, id }, line, usual)
  if (family === 'schussler') {
    const forms = catalogue.remedy(family, id)?.forms ?? []
    const nr = catalogue.numberOf(thing) ?? 0
    return resolveSalt({ thing: { family, id }, nr, forms }, line, usual)
  }
  const product = catalogue.product(id)
  return product
    ? resolveProduct(product, line)
    : mismatch('name-unknown', { thing, quantity: 1 }, [])
}

const isOfFamily =
  ({ family }: Pick<ParsedLine, 'family'>) =>
  (thing: Thing) =>
    !family || thing.family === family

export const isSameThing = (one: Thing) => (other: Thing) =>
  one.family === other.family && one.id === other.id

/** How well a name identifies; hits of the same family that do it less well are not meant. */
const ranks = { label: 2, exact: 1, shared: 0, words: 0, similar: -1 } as const

const isIdentifying = ({ quality }: NameHit) => ranks[quality] > 0

/** Names that identify, the best of each family. */
const strongHits = (hits: readonly NameHit[]): NameHit[] =>
  hits.filter(({ quality, family }) => {
    const best = Math.max(
      0,
      ...hits.filter((hit) => hit.family === family).map((hit) => ranks[hit.quality]),
    )
    return ranks[quality] === best
  })

type Found = {
  things: readonly Thing[]
  /** Things that share the written name with others. */
  shared?: readonly Thing[]
  problem?: LineProblem
  /** Words that belong to no name. */
  unread?: readonly string[]
}

const wordsOf = (text: string) => nameKey(text).split(' ')

/** Whether the words occur in a title, each once: 'Arnica' in 'Komplexmittel Nr. 4 Arnica'. */
const isInTitle = (words: readonly string[], thing: Thing, catalogue: LineCatalogue) =>
  Object.values(catalogue.product(thing.id)?.titles ?? {}).some((title) => {
    const left = wordsOf(title)
    return words.every((word) => left.includes(word) && left.splice(left.indexOf(word), 1))
  })

/** Salts and products with a number of the line; a name beside it must be theirs. */
export const findByNumber = (line: ParsedLine, catalogue: LineCatalogue): Found => {
  const { name, numbers } = line
  const numbered = numbers.flatMap(catalogue.withNumber).filter(isOfFamily(line))
  if (name === '') return { things: numbered }
  const hits = catalogue.findNames(name).filter(isOfFamily(line))
  const strong = strongHits(hits)
  const isNamed = (thing: Thing) =>
    strong.some(isSameThing(thing)) || isInTitle(wordsOf(name), thing, catalogue)
  const both = numbered.filter(isNamed)
  if (both.length > 0) return { things: both }
  const named = hits.filter(isNamed)
  const things = [...numbered, ...named]
  if (named.length > 0) return { things, problem: 'name-unclear' }
  return { things, problem: 'words-unread', unread: name.split(' ') }
}

/** The first, then the last words of a name that is not known as a whole. */
const partsOfName = ({ segments, name }: ParsedLine): string[] => {
  const [first = ''] = segments
  const words = name.split(' ')
  const starts = words.slice(1).map((_, i) => words.slice(0, -1 - i).join(' '))
  const ends = words.slice(1).map((_, i) => words.slice(1 + i).join(' '))
  return [...new Set([first, ...starts.slice(0, 4), ...ends.slice(0, 4)])].filter(
    (part) => part !== name && part.length > 2,
  )
}

const uniqueThings = <One extends Thing>(things: readonly One[]) =>
  things.filter((one, i, all) => all.findIndex(isSameThing(one)) === i)

/** The words of a name before or after one of its ends. */
const wordsBeside = (part: string, name: string) =>
  (name.startsWith(part) ? name.slice(part.length) : name.slice(0, -part.length))
    .split(' ')
    .filter(Boolean)

/** Remedies with this whole name. */
export const findWhole = (line: ParsedLine, catalogue: LineCatalogue) =>
  uniqueThings(strongHits(catalogue.findExact(line.name)).filter(isOfFamily(line)))

/** 'Calcarea, Sulfur' may be two remedies; 'Ribes nigrum, gemmae' has the comma on its label. */
const mayBeSeveral = (name: string, hits: readonly Thing[], catalogue: LineCatalogue) => {
  if (/[+&/]/.test(name)) return true
  const hasComma = ({ family, id }: Thing) =>
    isRemedyFamily(family)
      ? catalogue.remedy(family, id)?.name.includes(',')
      : Object.values(catalogue.product(id)?.titles ?? {}).some((title) => title.includes(','))
  return name.includes(',') && !hits.some(hasComma)
}

/** Whether no remedy of another family with a similar name can be meant. */
const isSettled = ({ state, problems }: Candidate) =>
  state === 'ok' ||
  (state === 'ask' && !problems.some((problem) => problem.startsWith('potency'))) ||
  (state === 'impossible' && problems[0] !== 'size-not-offered')

const unclear = { problem: 'name-unclear' } as const

export const findByName = (line: ParsedLine, catalogue: LineCatalogue): Found => {
  const { name, segments } = line
  const whole = findWhole(line, catalogue)
  const isUnsure = line.isKeywordName || segments.length > 1 || mayBeSeveral(name, whole, catalogue)
  const candidates = candidatesOf(line, { things: whole }, catalogue)
  const [only] = candidates
  const isShared =
    only && whole.some((hit) => !isIdentifying(hit) && isSameThing(hit)(only.spec.thing))
  if (only && candidates.length === 1 && isSettled(only) && !isShared)
    return { things: whole, ...(isUnsure && unclear) }

  const hits = catalogue.findNames(name).filter(isOfFamily(line))
  const strong = uniqueThings([...whole, ...strongHits(hits)])
  const isWholeFamily = new Set(whole.filter(isIdentifying).map(({ family }) => family))
  const things = strong.filter(
    (hit) => !isWholeFamily.has(hit.family) || whole.some(isSameThing(hit)),
  )
  const shared = things.filter(({ quality }) => quality === 'shared')
  if (things.length > 0) return { things, shared, ...(isUnsure && unclear) }
  if (line.isKeywordName) return { things: [] }
  if (hits.length > 0) return { things: hits, problem: 'name-unclear' }
  const parts = partsOfName(line)
  // 'zwei Arnica': a part that is a name is meant before one that resembles names.
  for (const find of [catalogue.findExact, catalogue.findNames])
    for (const part of parts) {
      const near = find(part).filter(isOfFamily(line))
      if (near.length > 0)
        return { things: near, problem: 'words-unread', unread: wordsBeside(part, name) }
    }
  return { things: [] }
}

const hasPotency = (line: ParsedLine) => line.potencies.length + decimalsOf(line).length > 0
const isDiluted = ({ family }: Thing) => family === 'homeopathy' || family === 'schussler'

/**
 * Things that could be meant: those that have the parts of the line, if there are any; else those that are made in
 * potencies or other forms, which a product is not.
 */
export const candidatesOf = (line: ParsedLine, { things }: Found, catalogue: LineCatalogue) => {
  const all = things.slice(0, 20).map((thing) => resolveThing(thing, line, catalogue))
  const fitting = all.filter(({ state }) => state !== 'mismatch')
  const possible = fitting.filter(({ state }) => state !== 'impossible')
  if (possible.some(({ state }) => state === 'ok')) return possible
  if (fitting.length > 0) return fitting
  const diluted = hasPotency(line) ? all.filter(({ spec }) => isDiluted(spec.thing)) : []
  const remedies = all.filter(({ spec }) => isRemedyFamily(spec.thing.family))
  return [diluted, remedies].find(({ length }) => length > 0) ?? all
}
