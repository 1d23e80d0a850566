import { ok, type Result, refuse } from '../result.ts'
import { dilutionSteps, type Scale, scales } from './dilution-steps.ts'
import {
  type Carrier,
  carriers,
  type Form,
  forms,
  formsOf,
  isTooHighForDrops,
  type Preparation,
  readCarrier,
  readDilution,
  readRemedyForm,
  readScale,
  readSize,
  type Size,
  sizesOf,
} from './form.ts'
import type { Remedy } from './remedy.ts'
import type { Selection, SelectionEvent } from './selection.ts'

/** Fallback order of scales: CH has every form and nearly every remedy. */
const fallbackScales: readonly Scale[] = ['CH', 'DH', 'LM', 'K']

/** The offered value with the fewest dilution steps from `value`; the lower one on a tie. */
export const nearestDilution = (
  scale: Scale,
  value: string,
  offered: readonly string[],
): string | undefined => {
  const steps = dilutionSteps[scale]
  const start = steps.indexOf(value)
  let nearest: string | undefined
  let fewestSteps = Number.POSITIVE_INFINITY
  for (const one of offered) {
    const stepsAway = Math.abs(steps.indexOf(one) - start)
    if (stepsAway < fewestSteps) [nearest, fewestSteps] = [one, stepsAway]
  }
  return nearest
}

/** The first fallback scale that the remedy has, and the form if one is given. */
const nearestScale = ({ dilutions }: Remedy, form?: Form): Scale | undefined =>
  fallbackScales.find((scale) =>
    dilutions[scale].some((dilution) => !form || formsOf(scale, dilution).includes(form)),
  )

/** Why an option is unavailable (R18); the texts are in `messages/shop/homeopathy-reasons.ts`. */
export const reasons = [
  /** A previous step is incomplete. */
  'remedy-first',
  'scale-first',
  'dilution-first',
  'form-first',
  'carrier-first',
  /** The remedy is not made in this scale. */
  'scale-not-offered',
  /** The remedy is not made in this dilution of the scale. */
  'dilution-not-offered',
  /** The scale does not have this form: K only Granules and Globuli, LM also Drops. */
  'form-not-in-scale',
  /** Drops are only available up to 30CH. */
  'drops-up-to-30ch',
  /** Only Drops are made with a carrier. */
  'carrier-only-for-drops',
  /** The form is not sold in this size. */
  'size-not-in-form',
  /** Not a value of the shop; possible for API input only. */
  'unknown-value',
] as const

export type Reason = (typeof reasons)[number]

/** A reason of an option in a selector; the other ones are for input of the API. */
export type ChoiceReason = Exclude<Reason, 'size-not-in-form' | 'unknown-value'>

/**
 * One option of a step. Unavailable options have a reason, and `nearest`: the event that selects
 * the nearest orderable option, if any (R18).
 */
export type NumberedChoice<Value> =
  | { value: Value; available: true }
  | { value: Value; available: false; reason: ChoiceReason; nearest?: SelectionEvent }

export type Choices = {
  scales: NumberedChoice<Scale>[]
  dilutions: NumberedChoice<string>[]
  forms: NumberedChoice<Form>[]
  carriers: NumberedChoice<Carrier>[]
  sizes: NumberedChoice<Size>[]
}

const choice = <Value>(
  value: Value,
  reason?: ChoiceReason,
  nearest?: SelectionEvent,
): NumberedChoice<Value> => {
  if (!reason) return { value, available: true }
  return nearest
    ? { value, available: false, reason, nearest }
    : { value, available: false, reason }
}

const toScale = (scale?: Scale): SelectionEvent | undefined =>
  scale && { type: 'choose-scale', scale }

const toDilution = (dilution?: string): SelectionEvent | undefined =>
  dilution ? { type: 'choose-dilution', dilution } : undefined

const scaleChoices = (remedy: Remedy | undefined) =>
  scales.map((scale) => {
    if (!remedy) return choice(scale, 'remedy-first')
    if (remedy.dilutions[scale].length > 0) return choice(scale)
    return choice(scale, 'scale-not-offered', toScale(nearestScale(remedy)))
  })

const dilutionChoices = (scale: Scale, remedy: Remedy) => {
  const offered = remedy.dilutions[scale]
  return dilutionSteps[scale].map((value) =>
    offered.includes(value)
      ? choice(value)
      : choice(value, 'dilution-not-offered', toDilution(nearestDilution(scale, value, offered))),
  )
}

/** Why a form is not made in a dilution; undefined when it is. */
export const formReason = (
  scale: Scale,
  dilution: string,
  form: Form,
): ChoiceReason | undefined => {
  if (!formsOf(scale).includes(form)) return 'form-not-in-scale'
  return form === 'drops' && isTooHighForDrops(scale, dilution) ? 'drops-up-to-30ch' : undefined
}

/** The event that makes a form available: another dilution of the scale, else another scale. */
const eventForForm = (form: Form, scale: Scale, dilution: string, remedy: Remedy) => {
  const offered = remedy.dilutions[scale].filter((value) => formsOf(scale, value).includes(form))
  return (
    toDilution(nearestDilution(scale, dilution, offered)) ?? toScale(nearestScale(remedy, form))
  )
}

const formChoices = ({ scale, dilution }: Selection, remedy: Remedy | undefined) =>
  forms.map((form) => {
    if (!remedy) return choice(form, 'remedy-first')
    if (!scale) return choice(form, 'scale-first')
    if (!dilution) return choice(form, 'dilution-first')
    const reason = formReason(scale, dilution, form)
    return choice(form, reason, reason && eventForForm(form, scale, dilution, remedy))
  })

const carrierChoices = ({ scale, dilution, form }: Selection) => {
  if (form === 'drops') return carriers.map((carrier) => choice(carrier))
  if (!form || !scale || !dilution) return carriers.map((carrier) => choice(carrier, 'form-first'))
  const drops: SelectionEvent | undefined = formReason(scale, dilution, 'drops')
    ? undefined
    : { type: 'choose-form', form: 'drops' }
  return carriers.map((carrier) => choice(carrier, 'carrier-only-for-drops', drops))
}

const sizeChoices = (scale: Scale, form: Form, carrier: Carrier | undefined) => {
  const reason = form === 'drops' && !carrier ? 'carrier-first' : undefined
  return sizesOf(scale, form).map((size) => choice(size, reason))
}

/**
 * All options of all steps, in display order. Without a scale there are no dilutions, without a
 * form no sizes.
 */
export const choicesOf = (selection: Selection, remedy: Remedy | undefined): Choices => {
  const { scale, form, carrier } = selection
  return {
    scales: scaleChoices(remedy),
    dilutions: scale && remedy ? dilutionChoices(scale, remedy) : [],
    forms: formChoices(selection, remedy),
    carriers: carrierChoices(selection),
    sizes: scale && form ? sizeChoices(scale, form, carrier) : [],
  }
}

/** Unchecked input: codes or printed labels, in any case. */
export type RequestedPreparation = {
  scale: string
  dilution: string
  form: string
  size: string
  carrier?: string
}

type Impossible = { field: keyof Preparation; reason: Reason }

const impossible = (field: keyof Preparation, reason: Reason) => refuse({ field, reason })

/**
 * Validates a preparation; a refusal names the field and the reason. Without `dilutions` every
 * dilution of the scale counts as offered.
 */
export const checkPreparation = (
  requested: RequestedPreparation,
  dilutions: Remedy['dilutions'] = dilutionSteps,
): Result<Preparation, Impossible> => {
  const scale = readScale(requested.scale)
  if (!scale) return impossible('scale', 'unknown-value')
  if (dilutions[scale].length === 0) return impossible('scale', 'scale-not-offered')

  const dilution = readDilution(scale, requested.dilution)
  if (!dilution) return impossible('dilution', 'unknown-value')
  if (!dilutions[scale].includes(dilution)) return impossible('dilution', 'dilution-not-offered')

  const form = readRemedyForm(requested.form)
  if (!form) return impossible('form', 'unknown-value')
  const reason = formReason(scale, dilution, form)
  if (reason) return impossible('form', reason)

  const size = readSize(requested.size)
  if (!size) return impossible('size', 'unknown-value')
  if (!sizesOf(scale, form).includes(size)) return impossible('size', 'size-not-in-form')

  if (form !== 'drops') {
    if (requested.carrier) return impossible('carrier', 'carrier-only-for-drops')
    return ok({ scale, dilution, form, size })
  }
  if (!requested.carrier) return impossible('carrier', 'carrier-first')
  const carrier = readCarrier(requested.carrier)
  return carrier
    ? ok({ scale, dilution, form, size, carrier })
    : impossible('carrier', 'unknown-value')
}
