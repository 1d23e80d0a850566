import {
  type FamilySize,
  familySizes,
  readFamilySize,
  type SizedFamily,
} from '../../catalogue/sized-family.ts'
import type { ParsedLine } from '../parsed-line.ts'
import { quantityOf } from './line-quantity.ts'
import {
  accept,
  ask,
  type Candidate,
  impossible,
  type LineProblem,
  type LineSpec,
  mismatch,
  type Usual,
} from './line-spec.ts'

type Sized = { family: SizedFamily; id: number }

/** Parts that these families do not have. */
const foreignPart = (line: ParsedLine): LineProblem | undefined => {
  if (line.potencies.length > 0 || line.scale) return 'potency-not-offered'
  if (line.forms.some((form) => form !== 'drops')) return 'form-not-offered'
  if (line.carrier || line.base || line.audience || line.isUndiluted || line.container === 'tube')
    return 'form-not-offered'
  return undefined
}

const millilitres = (size: FamilySize) => Number.parseInt(size, 10)

/** Reads a line as a remedy of gemmo-, phyto- or oligotherapy: only size and quantity remain. */
export const resolveSized = (thing: Sized, line: ParsedLine, usual?: Usual): Candidate => {
  const sizes = familySizes(thing.family)
  const isSizeOpen = line.amounts.length === 0
  const quantity = quantityOf(line, {
    needsPotency: false,
    sizeNumbers: sizes.map(millilitres),
  })
  const spec: LineSpec = { thing, quantity: quantity.quantity }
  const withSize = (size: FamilySize) => ({ ...spec, size })
  const foreign = foreignPart(line)
  if (foreign) return mismatch(foreign, spec, sizes.map(withSize))

  const read = line.amounts.map(({ amount, unit }) =>
    readFamilySize(thing.family, `${amount}${unit}`),
  )
  if (read.length > 1) return ask('size-missing', spec, sizes.map(withSize))
  if (read.length === 1 && !read[0])
    return impossible('size-not-offered', spec, sizes.map(withSize))
  const size = read[0] ?? usual?.size
  if (quantity.state !== 'ok') {
    const { problem, quantities } = quantity
    const bySize = sizes.filter((one) =>
      line.bareNumbers.some(({ text }) => isSizeOpen && Number(text) === millilitres(one)),
    )
    const base = size ? withSize(size) : spec
    const options = [...bySize.map(withSize), ...quantities.map((n) => ({ ...base, quantity: n }))]
    return { state: quantity.state, spec, problems: [problem], options }
  }
  return size ? accept(withSize(size)) : ask('size-missing', spec, sizes.map(withSize))
}
