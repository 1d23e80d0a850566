import { isRemedyFamily } from '../../catalogue/remedy-category.ts'
import { isSizedFamily } from '../../catalogue/sized-family.ts'
import type { ParsedLine } from '../parsed-line.ts'
import { finishLine, type LineItem } from './finish-line.ts'
import {
  type Candidate,
  type LineCatalogue,
  type LineProblem,
  type LineSpec,
  mismatch,
  type NameHit,
  type Thing,
} from './line-spec.ts'
import { resolveHomeopathy } from './resolve-homeopathy.ts'
import { resolveProduct } from './resolve-product.ts'
import { resolveSalt } from './resolve-salt.ts'
import { resolveSized } from './resolve-sized.ts'

export type LineStatus = 'ok' | 'ask' | 'impossible' | 'unreadable'

/** An answer that the person can choose. `isNameOnly`: the rest of the line stays as written. */
export type LineOption = { spec: LineSpec; item?: LineItem; isNameOnly: boolean }

/**
 * A line read with the catalogue. `ok`: nothing has to be asked, `item` is complete. `ask` and
 * `impossible`: `options` answer the question or are the nearest that can be ordered.
 */
export type ResolvedLine = {
  status: LineStatus
  quantity: number
  item?: LineItem
  spec?: LineSpec
  problems: readonly LineProblem[]
  options: readonly LineOption[]
}

/** One key each. */
const maxOptions = 9

const resolveThing = (
  thing: Thing,
  line: ParsedLine,
  catalogue: LineCatalogue,
  isByNumber: boolean,
): Candidate => {
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
    ? resolveProduct(product, line, isByNumber)
    : mismatch('name-unknown', { thing, quantity: 1 }, [])
}

const isOfFamily =
  ({ family }: Pick<ParsedLine, 'family'>) =>
  (thing: Thing) =>
    !family || thing.family === family

const isSameThing = (one: Thing) => (other: Thing) =>
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
  isByNumber: boolean
  problem?: LineProblem
}

const findByNumber = (line: ParsedLine, nr: number, catalogue: LineCatalogue): Found => {
  const numbered = catalogue.withNumber(nr).filter(isOfFamily(line))
  if (line.name === '' || line.family) return { things: numbered, isByNumber: true }
  const named = strongHits(catalogue.findNames(line.name))
  const both = numbered.filter((thing) => named.some(isSameThing(thing)))
  const things = both.length > 0 ? both : [...numbered, ...named]
  return { things, isByNumber: true, ...(both.length === 0 && { problem: 'name-unclear' }) }
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

/** Remedies with this whole name; 'merc c 30' may be Merc. in 30 C or Merc-c. */
const findWhole = ({ name, looseLetter, ...line }: ParsedLine, catalogue: LineCatalogue) => {
  const withLetter = looseLetter ? catalogue.findExact(`${name} ${looseLetter}`) : []
  return uniqueThings(
    [...strongHits(withLetter), ...strongHits(catalogue.findExact(name))].filter(isOfFamily(line)),
  )
}

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

const findByName = (line: ParsedLine, catalogue: LineCatalogue): Found => {
  const { name, segments } = line
  const whole = findWhole(line, catalogue)
  const isUnsure = line.isKeywordName || segments.length > 1 || mayBeSeveral(name, whole, catalogue)
  const candidates = candidatesOf(line, { things: whole, isByNumber: false }, catalogue)
  const [only] = candidates
  const isShared =
    only && whole.some((hit) => !isIdentifying(hit) && isSameThing(hit)(only.spec.thing))
  if (only && candidates.length === 1 && isSettled(only) && !isShared)
    return { things: whole, isByNumber: false, ...(isUnsure && unclear) }

  const hits = catalogue.findNames(name).filter(isOfFamily(line))
  const strong = uniqueThings([...whole, ...strongHits(hits)])
  const isWholeFamily = new Set(whole.filter(isIdentifying).map(({ family }) => family))
  const things = strong.filter(
    (hit) => !isWholeFamily.has(hit.family) || whole.some(isSameThing(hit)),
  )
  const shared = things.filter(({ quality }) => quality === 'shared')
  if (things.length > 0) return { things, shared, isByNumber: false, ...(isUnsure && unclear) }
  if (line.isKeywordName) return { things: [], isByNumber: false }
  if (hits.length > 0) return { things: hits, isByNumber: false, problem: 'name-unclear' }
  const parts = partsOfName(line)
  // 'zwei Arnica': a part that is a name is meant before one that resembles names.
  for (const find of [catalogue.findExact, catalogue.findNames])
    for (const part of parts) {
      const near = find(part).filter(isOfFamily(line))
      if (near.length > 0) return { things: near, isByNumber: false, problem: 'words-unread' }
    }
  return { things: [], isByNumber: false }
}

/** Things that could be meant: those that have the parts of the line, if there are any. */
const candidatesOf = (
  line: ParsedLine,
  { things, isByNumber }: Found,
  catalogue: LineCatalogue,
) => {
  const all = things.slice(0, 20).map((thing) => resolveThing(thing, line, catalogue, isByNumber))
  const fitting = all.filter(({ state }) => state !== 'mismatch')
  const possible = fitting.filter(({ state }) => state !== 'impossible')
  if (possible.some(({ state }) => state === 'ok')) return possible
  return fitting.length > 0 ? fitting : all
}

const unreadable = (problem: LineProblem): ResolvedLine => ({
  status: 'unreadable',
  quantity: 1,
  problems: [problem],
  options: [],
})

const optionOf =
  (catalogue: LineCatalogue, isNameOnly: boolean) =>
  (spec: LineSpec): LineOption => {
    const item = finishLine(spec, catalogue)
    return { spec, isNameOnly: isNameOnly && !item, ...(item && { item }) }
  }

const fromCandidate = (
  { state, spec, problems, options }: Candidate,
  catalogue: LineCatalogue,
): ResolvedLine => {
  const item = state === 'ok' ? finishLine(spec, catalogue) : undefined
  const status = state === 'mismatch' || (state === 'ok' && !item) ? 'impossible' : state
  return {
    status,
    quantity: spec.quantity,
    spec,
    ...(item && { item }),
    problems,
    options: options.slice(0, maxOptions).map(optionOf(catalogue, false)),
  }
}

/** 'Arnica 30' is rather a potency of the remedy than 30 pieces of a product. */
const isNumberMisread = ({ spec }: LineOption, { bareNumbers }: ParsedLine) =>
  bareNumbers.length > 0 && !isRemedyFamily(spec.thing.family)

const completeFirst = (options: readonly LineOption[], line: ParsedLine) => {
  const weight = (option: LineOption) =>
    isNumberMisread(option, line) ? 2 : Number(option.item === undefined)
  return options.toSorted((one, other) => weight(one) - weight(other)).slice(0, maxOptions)
}

/** Decides what a parsed line orders. Never accepts a name, potency or quantity that is unclear. */
export const resolveLine = (line: ParsedLine, catalogue: LineCatalogue): ResolvedLine => {
  if (line.problems.includes('line-too-long')) return unreadable('line-too-long')
  const { number, name } = line
  if (number === undefined && name === '') return unreadable('name-missing')
  const found =
    number === undefined ? findByName(line, catalogue) : findByNumber(line, number, catalogue)
  const candidates = candidatesOf(line, found, catalogue)
  const [only] = candidates
  if (!only) return unreadable(line.isKeywordName ? 'name-missing' : 'name-unknown')
  const isShared = found.shared?.some(isSameThing(only.spec.thing))
  if (candidates.length === 1 && !found.problem && !isShared) return fromCandidate(only, catalogue)
  const isRefused = candidates.every(({ state }) => state === 'mismatch' || state === 'impossible')
  return {
    status: isRefused && !found.problem ? 'impossible' : 'ask',
    quantity: only.spec.quantity,
    problems: [found.problem ?? 'name-unclear'],
    options: completeFirst(
      candidates.map(({ spec }) => optionOf(catalogue, true)(spec)),
      line,
    ),
  }
}
