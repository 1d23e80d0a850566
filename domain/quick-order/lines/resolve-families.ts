import { customarySaltPotency, isPellets, type SaltForm } from '../../catalogue/salt.ts'
import {
  type FamilySize,
  familySizes,
  readFamilySize,
  type SizedFamily,
} from '../../catalogue/sized-family.ts'
import { foldText } from '../../fold-text.ts'
import type { ReadyProduct } from '../../order/line-facts.ts'
import { decimalsOf, type ParsedLine } from '../parsed-line.ts'
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

/** Parts that these families do not have; macerates and tinctures have alcohol. */
const foreignPart = (line: ParsedLine, family: SizedFamily): LineProblem | undefined => {
  if (line.without.includes('25-aeth') && family !== 'oligotherapy') return 'form-not-offered'
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
  const foreign = foreignPart(line, thing.family)
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

type SaltThing = {
  thing: { family: 'schussler'; id: number }
  nr: number
  forms: readonly SaltForm[]
}

const potencyIn = (form: SaltForm) => /\d+/.exec(form)?.[0]

/** The customary potency and tablets first. */
const inCustomaryOrder = (nr: number, forms: readonly SaltForm[]) => {
  const customary = String(customarySaltPotency(nr))
  const rank = (form: SaltForm) =>
    (potencyIn(form) === customary ? 0 : 2) + (isPellets(form) ? 0 : 1)
  return [...forms].sort((one, other) => rank(one) - rank(other))
}

const isWritten = (line: ParsedLine, form: SaltForm) => {
  const [potency] = line.potencies
  if (line.isUndiluted && potencyIn(form)) return false
  if (potency && (potency.scale !== 'DH' || potency.dilution !== potencyIn(form))) return false
  const [word] = line.forms
  return !word || (word === 'tablets') === isPellets(form)
}

/** Reads a line as a Schüssler salt: potency and form are one choice. */
export const resolveSalt = (
  { thing, nr, forms }: SaltThing,
  line: ParsedLine,
  usual?: Usual,
): Candidate => {
  const quantity = quantityOf(line, {
    needsPotency: line.potencies.length === 0,
    // '3 Ferrum phosphoricum' is number 3, or three packs.
    sizeNumbers: line.bareNumbers[0]?.isFirst ? [nr] : [],
    isCounted: line.forms.includes('tablets'),
  })
  const spec: LineSpec = { thing, quantity: quantity.quantity }
  const ordered = inCustomaryOrder(nr, forms)
  const withForm = (saltForm: SaltForm): LineSpec => ({ ...spec, saltForm })
  const isForeign =
    line.forms.some((form) => form !== 'tablets' && form !== 'powder' && form !== 'trituration') ||
    line.container === 'tube' ||
    Boolean(line.carrier || line.audience || line.base || line.without.includes('lactose'))
  if (isForeign) return mismatch('form-not-offered', spec, ordered.map(withForm))
  if (line.potencies.length === 1 && line.potencies[0]?.scale !== 'DH')
    return mismatch('dilution-not-offered', spec, ordered.map(withForm))
  if (line.amounts.length > 0) return impossible('size-not-offered', spec, ordered.map(withForm))
  if (line.potencies.length > 1 || (line.scale && line.scale !== 'DH'))
    return ask('potency-unclear', spec, ordered.map(withForm))
  if (line.forms.length > 1) return ask('form-unclear', spec, ordered.map(withForm))

  const left = ordered.filter((form) => isWritten(line, form))
  if (left.length === 0) return impossible('dilution-not-offered', spec, ordered.map(withForm))
  const known = usual?.saltForm && left.includes(usual.saltForm) ? usual.saltForm : undefined
  const saltForm = left.length === 1 ? left[0] : known
  if (quantity.state !== 'ok') {
    const base = saltForm ? withForm(saltForm) : spec
    const numbers = [...line.bareNumbers.map(({ text }) => text), ...decimalsOf(line)]
    const meant =
      line.potencies.length > 0
        ? []
        : left.filter((form) => numbers.includes(potencyIn(form) ?? ''))
    const options = [
      ...meant.map((form) => ({ ...withForm(form), quantity: 1 })),
      ...quantity.quantities.map((n) => ({ ...base, quantity: n })),
    ]
    return { state: quantity.state, spec, problems: [quantity.problem], options }
  }
  return saltForm ? accept(withForm(saltForm)) : ask('form-missing', spec, left.map(withForm))
}

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
