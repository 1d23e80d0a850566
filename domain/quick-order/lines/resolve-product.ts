import { foldText } from '../../fold-text.ts'
import type { ReadyProduct } from '../../order/line-facts.ts'
import type { ParsedLine } from '../parsed-line.ts'
import { quantityOf } from './line-quantity.ts'
import { accept, type Candidate, impossible, type LineSpec, mismatch } from './line-spec.ts'

const amountOf = (size: string) => /(\d+)\s*(g|ml)\b/i.exec(size)

const isPack = ({ size }: ReadyProduct, { amounts }: ParsedLine) => {
  const [, amount, unit] = amountOf(size) ?? []
  return amounts.every((one) => one.amount === Number(amount) && one.unit === unit)
}

const isForm = (product: ReadyProduct, { forms, container }: ParsedLine) => {
  const size = foldText(product.size)
  const packed = ['tube', 'bottle'].find((one) => size.includes(one))
  return (
    forms.every((form) => form === product.form || size.includes(form)) &&
    (!container || !packed || packed === container)
  )
}

/** Reads a line as a ready product; only the quantity can be chosen. */
export const resolveProduct = (product: ReadyProduct, line: ParsedLine): Candidate => {
  const pieces = /^(\d+) ?[A-Z]/.exec(product.size)?.[1]
  const quantity = quantityOf(line, {
    needsPotency: false,
    sizeNumbers: pieces ? [Number(pieces)] : [],
    piecesInPack: pieces ? Number(pieces) : undefined,
    isCounted: pieces !== undefined,
  })
  const spec: LineSpec = {
    thing: { family: product.kind, id: product.id },
    quantity: quantity.quantity,
  }
  if (line.potencies.length > 0 || line.scale || line.carrier)
    return mismatch('potency-not-offered', spec, [spec])
  if (!isForm(product, line) || line.base || line.audience || line.isUndiluted)
    return mismatch('form-not-offered', spec, [spec])
  if (!isPack(product, line)) return impossible('size-not-offered', spec, [spec])
  if (quantity.state === 'ok') return accept(spec)
  const options = quantity.quantities.map((n) => ({ ...spec, quantity: n }))
  return { state: quantity.state, spec, problems: [quantity.problem], options }
}
