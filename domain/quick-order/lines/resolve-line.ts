import { isRemedyFamily } from '../../catalogue/remedy-category.ts'
import { maxUnaskedQuantity } from '../../quantity.ts'
import type { ParsedLine } from '../parsed-line.ts'
import { candidatesOf, findByName, findByNumber, findWhole, isSameThing } from './find-things.ts'
import { finishLine, type LineItem } from './finish-line.ts'
import {
  ask,
  type Candidate,
  type LineCatalogue,
  type LineProblem,
  type LineSpec,
} from './line-spec.ts'

export type LineStatus = 'ok' | 'ask' | 'impossible' | 'unreadable'

/** An answer that the person can choose. `rest`: only the name changes, this part of the line stays. */
export type LineOption = {
  spec: LineSpec
  item?: LineItem
  rest?: string
  /** A high quantity is kept, and asked about next. */
  isQuantityOpen?: true
}

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
  /** With the problem `words-unread`: the words that have no meaning. */
  unread?: readonly string[]
  options: readonly LineOption[]
}

/** One key each. */
const maxOptions = 9

const unreadable = (problem: LineProblem): ResolvedLine => ({
  status: 'unreadable',
  quantity: 1,
  problems: [problem],
  options: [],
})

const isQuantityQuestion = (problem: LineProblem | undefined) =>
  problem === 'quantity-unclear' || problem === 'number-unclear' || problem === 'quantity-invalid'

const optionOf = (
  spec: LineSpec,
  { quantities }: ParsedLine,
  problem: LineProblem | undefined,
  catalogue: LineCatalogue,
): LineOption => {
  const isQuantityOpen =
    spec.quantity > maxUnaskedQuantity &&
    !isQuantityQuestion(problem) &&
    !quantities.some(({ isConfirmed }) => isConfirmed)
  const item = isQuantityOpen ? undefined : finishLine(spec, catalogue)
  return { spec, ...(item && { item }), ...(isQuantityOpen && { isQuantityOpen }) }
}

/** Whether each part stands once and nothing is left over. */
const isUnderstood = (line: ParsedLine) =>
  line.unread.length === 0 &&
  [line.potencies, line.amounts, line.numbers, [...line.quantities, ...line.bareNumbers]].every(
    (list) => list.length <= 1,
  )

const askWords = (spec: LineSpec) => ask('words-unread', spec, [spec])

const fromCandidate = (
  candidate: Candidate,
  line: ParsedLine,
  catalogue: LineCatalogue,
): ResolvedLine => {
  const isUnread = candidate.state === 'ok' && !isUnderstood(line)
  const { state, spec, problems, options } = isUnread ? askWords(candidate.spec) : candidate
  const item = state === 'ok' ? finishLine(spec, catalogue) : undefined
  const status = state === 'mismatch' || (state === 'ok' && !item) ? 'impossible' : state
  return {
    status,
    quantity: spec.quantity,
    spec,
    ...(item && { item }),
    problems,
    ...(isUnread && { unread: line.unread }),
    options: options
      .slice(0, maxOptions)
      .map((option) => optionOf(option, line, problems[0], catalogue)),
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

/** 'Schüssler xyzzy 7': the number of a salt behind an unknown name. */
const withSaltNumber = (line: ParsedLine): ParsedLine | undefined => {
  const [number, ...bareNumbers] = line.bareNumbers
  if (line.family !== 'schussler' || line.numbers.length > 0 || !number) return undefined
  const rest = line.rest.replace(new RegExp(`(?<!\\S)${number.text}(?!\\S)`), '').trim()
  return { ...line, numbers: [Number(number.text)], bareNumbers, rest }
}

const resolveReading = (line: ParsedLine, catalogue: LineCatalogue): ResolvedLine => {
  const hasNumber = line.numbers.length > 0
  if (!hasNumber && line.name === '') return unreadable('name-missing')
  const found = hasNumber ? findByNumber(line, catalogue) : findByName(line, catalogue)
  const candidates = candidatesOf(line, found, catalogue)
  const [only] = candidates
  if (!only) {
    const numbered = withSaltNumber(line)
    if (numbered) return resolveReading(numbered, catalogue)
    return unreadable(line.isKeywordName ? 'name-missing' : 'name-unknown')
  }
  const isShared = found.shared?.some(isSameThing(only.spec.thing))
  if (candidates.length === 1 && !found.problem && !isShared)
    return fromCandidate(only, line, catalogue)
  const isRefused = candidates.every(({ state }) => state === 'mismatch' || state === 'impossible')
  const problem = found.problem ?? 'name-unclear'
  const options = candidates.map(({ spec }): LineOption => {
    const option = optionOf(spec, line, problem, catalogue)
    return option.item ? option : { ...option, rest: line.rest }
  })
  return {
    status: isRefused && !found.problem ? 'impossible' : 'ask',
    quantity: only.spec.quantity,
    problems: [problem],
    ...(found.unread && { unread: found.unread }),
    options: completeFirst(options, line),
  }
}

const answersOf = ({ spec, item, options }: ResolvedLine): readonly LineOption[] =>
  spec && item ? [{ spec, item }] : options

/**
 * Decides what a parsed line orders. Never accepts a name, potency or quantity that is unclear. In 'merc c 30' the letter
 * is the scale of Merc. or a part of Merc-c.
 */
export const resolveLine = (line: ParsedLine, catalogue: LineCatalogue): ResolvedLine => {
  if (line.problems.includes('line-too-long')) return unreadable('line-too-long')
  const { withLetter, withWord } = line
  if (withWord && findWhole(withWord, catalogue).length > 0) return resolveLine(withWord, catalogue)
  if (!withLetter || findWhole(withLetter, catalogue).length === 0)
    return resolveReading(line, catalogue)
  const longer = resolveLine(withLetter, catalogue)
  if (findWhole(line, catalogue).length === 0) return longer
  const shorter = resolveReading(line, catalogue)
  const isSame = shorter.spec && longer.spec && isSameThing(shorter.spec.thing)(longer.spec.thing)
  if (isSame || shorter.status === 'impossible') return longer
  const options = [...answersOf(shorter).slice(0, 4), ...answersOf(longer)]
  return {
    status: 'ask',
    quantity: longer.quantity,
    problems: ['name-unclear'],
    options: options.slice(0, maxOptions),
  }
}
