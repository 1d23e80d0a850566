import { foldText } from '../../fold-text.ts'
import type { ReadyProduct } from '../../order/line-facts.ts'
import type { ParsedLine } from '../parsed-line.ts'
import { quantityOf } from './line-quantity.ts'
import { accept, ask, type Candidate, impossible, type LineSpec, mismatch } from './line-spec.ts'

const amountOf = (size: string) => /(\d+)\s*(g|ml)\b/i.exec(size)

const isPack = ({ size }: ReadyProduct, { amounts }: ParsedLine) => {
  const [, amount, unit] = amountOf(size) ?? []
  return amounts.every((one) => one.amount === Number(amount) && one.unit === unit)
}

const isForm = (product: ReadyProduct, { forms }: ParsedLine) =>
  forms.every((form) => form === product.form || foldText(product.size).includes(form))

/** Whether all words of the line's name occur in a title: 'Komplex 4 Arnica'. */
const isNamed = ({ titles }: ReadyProduct, { segments }: ParsedLine) => {
  const words = segments.flatMap((segment) => foldText(segment).split(/[^\p{L}\p{N}]+/u))
  return Object.values(titles).some((title) => {
    const known = new Set(foldText(title).split(/[^\p{L}\p{N}]+/u))
    return words.every((word) => known.has(word))
  })
}

/** Reads a line as a ready product; only the quantity can be chosen. */
export const resolveProduct = (
  product: ReadyProduct,
  line: ParsedLine,
  isByNumber: boolean,
): Candidate => {
  const pieces = /^(\d+) ?[A-Z]/.exec(product.size)?.[1]
  const quantity = quantityOf(line, {
    needsPotency: false,
    sizeNumbers: pieces ? [Number(pieces)] : [],
    piecesInPack: pieces ? Number(pieces) : undefined,
    isCounted: pieces !== undefined,
  })
  const spec: LineSpec = {
    thing: { family: product.kind, id: product.id },
    quantity: quantity.state === 'ok' ? quantity.quantity : 1,
  }
  if (line.potencies.length > 0 || line.carrier)
    return mismatch('potency-not-offered', spec, [spec])
  if (!isForm(product, line)) return mismatch('form-not-offered', spec, [spec])
  if (!isPack(product, line)) return impossible('size-not-offered', spec, [spec])
  if (isByNumber && !isNamed(product, line)) return ask('words-unread', spec, [spec])
  if (quantity.state === 'ok') return accept(spec)
  const options = quantity.quantities.map((n) => ({ ...spec, quantity: n }))
  return { state: quantity.state, spec, problems: [quantity.problem], options }
}
