import { isQuantity, maxQuantity, maxUnaskedQuantity } from '../../quantity.ts'
import type { ParsedLine } from '../parsed-line.ts'
import type { LineProblem } from './line-spec.ts'

/**
 * The quantity of a line, or the question about it with the possible quantities. `quantity` is kept by the answers to
 * other questions.
 */
export type ParsedQuantity = { quantity: number } & (
  | { state: 'ok' }
  | { state: 'ask' | 'impossible'; problem: LineProblem; quantities: readonly number[] }
)

/** What the other parts of the line leave open. */
type OpenParts = {
  /** The family has potencies and none is written. */
  needsPotency: boolean
  /** The numbers that a size could have: 4 for 4g. */
  sizeNumbers: readonly number[]
  /** The pack contains this many pieces, so that '12 pieces' names the pack. */
  piecesInPack?: number | undefined
  /** The form is counted in pieces, such as tablets: a high number could be the content of a pack. */
  isCounted?: boolean
}

/** More packs than this are not written as pieces without a question. */
const maxPacksAsPieces = 5

const couldBeContent = (n: number, { isCounted }: OpenParts) =>
  isCounted === true && n > maxPacksAsPieces

const valid = (numbers: readonly number[]) => [...new Set(numbers)].filter(isQuantity)

const unclear = (
  problem: LineProblem,
  numbers: readonly number[],
  quantity = 1,
): ParsedQuantity => ({
  state: 'ask',
  quantity,
  problem,
  quantities: valid([1, ...numbers]),
})

const ofBareNumber = ({ bareNumbers, amounts }: ParsedLine, open: OpenParts): ParsedQuantity => {
  const [only] = bareNumbers
  const numbers = bareNumbers.filter(({ isDose }) => !isDose).map(({ text }) => Number(text))
  if (!only || bareNumbers.length > 1) return unclear('number-unclear', numbers)
  const n = Number(only.text)
  const couldBeSize = amounts.length === 0 || only.isListed
  if (only.isDoubtful || Number.isNaN(n) || open.needsPotency || couldBeContent(n, open))
    return unclear('number-unclear', numbers)
  if (couldBeSize && open.sizeNumbers.includes(n)) return unclear('number-unclear', numbers)
  return isQuantity(n) ? orAsk(n) : invalid(n)
}

/** A high quantity is asked about. */
const orAsk = (n: number): ParsedQuantity =>
  n <= maxUnaskedQuantity ? { state: 'ok', quantity: n } : unclear('quantity-unclear', [n], n)

const invalid = (n: number): ParsedQuantity => ({
  state: 'impossible',
  quantity: 1,
  problem: 'quantity-invalid',
  quantities: n > maxQuantity ? [maxQuantity] : [n > 1 ? Math.floor(n) : 1],
})

/**
 * The quantity of a line, 1 when none is written. A number that could be something else is never
 * accepted.
 */
export const quantityOf = (line: ParsedLine, open: OpenParts): ParsedQuantity => {
  const { quantities, bareNumbers } = line
  const values = quantities.map(({ value }) => value)
  const [only] = quantities
  if (quantities.length > 1) return unclear('quantity-unclear', values)
  if (only && !isQuantity(only.value)) return invalid(only.value)
  if (!only) {
    return bareNumbers.length > 0 ? ofBareNumber(line, open) : { state: 'ok', quantity: 1 }
  }
  if (only.by === 'pieces' && only.value === open.piecesInPack)
    return line.audience ? { state: 'ok', quantity: 1 } : unclear('number-unclear', values)
  if (only.by === 'pieces' && couldBeContent(only.value, open))
    return unclear('number-unclear', values)
  if (!only.isCertain && open.needsPotency) return unclear('number-unclear', values)
  if (bareNumbers.length > 0) return unclear('number-unclear', values)
  return only.isConfirmed ? { state: 'ok', quantity: only.value } : orAsk(only.value)
}
