import { type Scale, scales } from '../homeopathy/dilution-steps.ts'
import { type Form, forms, sizesOf } from '../homeopathy/form.ts'
import type { Remedy } from '../homeopathy/remedy.ts'
import type { SelectionEvent } from '../homeopathy/selection.ts'
import type { ParsedLine, Potency } from '../quick-order/parsed-line.ts'

/** What a query names beside the remedy: potency, form, amount, quantity. */
export type QueryRest = Pick<
  ParsedLine,
  'family' | 'potencies' | 'forms' | 'carrier' | 'amounts' | 'quantities'
> & {
  /** A number without a scale: '9' in 'bell 9'. */
  bareNumber?: string
}

/** Scales by how likely a number without a scale means them. */
const likelyScales: readonly Scale[] = ['CH', ...scales.filter((scale) => scale !== 'CH')]

/** The potency that is named and that the remedy has. */
const potencyIn = (
  { potencies, bareNumber }: QueryRest,
  { dilutions }: Pick<Remedy, 'dilutions'>,
) => {
  const named =
    potencies.length === 0 && bareNumber !== undefined
      ? likelyScales.map((scale) => ({ scale, dilution: bareNumber }))
      : potencies
  return named.find(({ scale, dilution }) => dilutions[scale].includes(dilution))
}

const isForm = (form: string): form is Form => forms.some((one) => one === form)

/** '4g' is the size 'tube-4g': the amount with its unit ends the size. */
const sizeIn = ({ amounts }: QueryRest, scale: Scale, form: Form) => {
  const [amount, ...others] = amounts
  if (!amount || others.length > 0) return undefined
  const sizes = sizesOf(scale, form).filter((size) =>
    `-${size}`.endsWith(`-${amount.amount}${amount.unit}`),
  )
  return sizes.length === 1 ? sizes[0] : undefined
}

/** The choices that the rest of a query makes for a remedy; what it does not offer is left out. */
export const eventsOf = (rest: QueryRest, remedy: Pick<Remedy, 'dilutions'>): SelectionEvent[] => {
  const events: SelectionEvent[] = []
  const [quantity, ...otherQuantities] = rest.quantities
  if (quantity && otherQuantities.length === 0)
    events.push({ type: 'set-quantity', quantity: quantity.value })
  const potency = potencyIn(rest, remedy)
  if (!potency) return events
  const { scale, dilution } = potency
  events.push({ type: 'choose-scale', scale }, { type: 'choose-dilution', dilution })
  const [form] = rest.forms
  if (!form || !isForm(form)) return events
  events.push({ type: 'choose-form', form })
  if (rest.carrier) events.push({ type: 'choose-carrier', carrier: rest.carrier })
  const size = sizeIn(rest, scale, form)
  if (size) events.push({ type: 'choose-size', size })
  return events
}

/** The potency that a query names, for remedies whose dilutions are not known. */
export const namedPotency = ({ potencies, bareNumber }: QueryRest): Potency | undefined => {
  const [potency, ...others] = potencies
  if (others.length > 0) return undefined
  return potency ?? (bareNumber === undefined ? undefined : { scale: 'CH', dilution: bareNumber })
}

/**
 * The end of a remedy's address with the potency and form that a query names (R6), '' without. The
 * selector leaves out what the remedy does not offer.
 */
export const remedyCodeEnd = (rest: QueryRest): string => {
  const named = namedPotency(rest)
  if (!named) return ''
  const [form] = rest.forms
  const end = form && isForm(form) ? `_d-${form}` : ''
  return `_b-${named.scale}_c-${named.dilution}`.toLowerCase() + end
}
