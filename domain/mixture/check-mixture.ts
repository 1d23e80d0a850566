import type { FindRemedy } from '../catalogue/find-requested-remedy.ts'
import { type Form, readDilution, readRemedyForm, readSize, type Size } from '../homeopathy/form.ts'
import type { Remedy } from '../homeopathy/remedy.ts'
import { ok, type Result, refuse } from '../result.ts'
import { slugOf } from '../slug.ts'
import { asksForCarrier, type FormReason, mixtureFormReason, mixtureSizes } from './mixture-form.ts'
import {
  categoryOf,
  type MixtureCarrier,
  maxSubstances,
  mixtureCarriers,
  readMixtureScale,
  readSubstanceType,
  type Substance,
  type SubstanceType,
} from './substance.ts'
import type { RequestedSubstance } from './substance-line.ts'

/** Unchecked input: codes or printed labels, in any case. */
export type RequestedMixture = {
  substances: readonly RequestedSubstance[]
  form: string
  size: string
  carrier?: string
}

/** A valid mixture. */
export type Mixture = {
  substances: readonly Substance[]
  form: Form
  size: Size
  carrier?: MixtureCarrier
}

/** Why a mixture is refused. */
type MixtureReason =
  | FormReason
  | 'too-many-substances'
  | 'unknown-value'
  | 'scale-not-offered'
  | 'dilution-first'
  | 'dilution-not-offered'
  | 'size-not-in-form'
  | 'carrier-first'
  | 'carrier-only-for-drops'

/** `field` is a path as in the API: 'form', 'substances.3.dilution'. */
type ImpossibleMixture = { field: string; reason: MixtureReason }

/** The catalogue's facts of a remedy; only homeopathic ones have `dilutions`. */
type KnownSubstance = { name: string; dilutions?: Remedy['dilutions'] }

/** Finds a substance by id, or by name in any case; undefined when there is none. */
export type FindSubstance = (
  type: SubstanceType,
  requested: Pick<RequestedSubstance, 'remedy' | 'name'>,
) => KnownSubstance | undefined

/** Finds the substances of a mixture among the remedies of their categories. */
export const substancesAmong =
  (find: FindRemedy): FindSubstance =>
  (type, { remedy: id, name }) =>
    find({ category: categoryOf[type], id, name })

const impossible = (field: string, reason: MixtureReason) => refuse({ field, reason })

type Checked = Result<Substance, { field: keyof RequestedSubstance; reason: MixtureReason }>

/** Validates one substance; a missing choice is refused too. */
const checkSubstance = (requested: RequestedSubstance, find: FindSubstance): Checked => {
  const wrong = (field: keyof RequestedSubstance, reason: MixtureReason) =>
    refuse({ field, reason })
  const type = readSubstanceType(requested.type)
  if (!type) return wrong('type', 'unknown-value')
  const found = find(type, requested)
  if (!found) return wrong('remedy', 'unknown-value')
  const { name, dilutions } = found
  if (type !== 'Homeopathy') return ok({ type, name })

  const scale = readMixtureScale(requested.scale ?? '')
  if (!scale) return wrong('scale', 'unknown-value')
  const offered = dilutions?.[scale] ?? []
  if (offered.length === 0) return wrong('scale', 'scale-not-offered')
  if (!requested.dilution) return wrong('dilution', 'dilution-first')
  const dilution = readDilution(scale, requested.dilution)
  if (!dilution) return wrong('dilution', 'unknown-value')
  if (!offered.includes(dilution)) return wrong('dilution', 'dilution-not-offered')
  return ok({ type, name, scale, dilution })
}

/** Whether the refused field is only not chosen yet (D2 §4). */
const isOpen = (requested: RequestedSubstance, field: keyof RequestedSubstance) =>
  field === 'remedy' ? requested.remedy === undefined && !requested.name : !requested[field]

/** Refuses the first invalid substance, with its field; leaves out those that `isUnfinished`. */
const checkSubstances = (
  requested: readonly RequestedSubstance[],
  find: FindSubstance,
  isUnfinished: typeof isOpen = () => false,
): Result<Substance[], ImpossibleMixture> => {
  if (requested.length > maxSubstances) return impossible('substances', 'too-many-substances')
  const substances: Substance[] = []
  for (const [index, one] of requested.entries()) {
    const checked = checkSubstance(one, find)
    if (checked.ok) substances.push(checked.value)
    else if (!isUnfinished(one, checked.refusal.field)) {
      const { field, reason } = checked.refusal
      return impossible(`substances.${index}.${field}`, reason)
    }
  }
  return ok(substances)
}

/**
 * The finished substances among unfinished ones. Choices of unfinished substances are validated
 * too: the first invalid one is refused, with its field.
 */
export const checkFinished = (requested: readonly RequestedSubstance[], find: FindSubstance) =>
  checkSubstances(requested, find, isOpen)

const readMixtureCarrier = (text: string) =>
  mixtureCarriers.find((carrier) => carrier === slugOf(text))

/** Validates a mixture; a refusal names the field and the reason. */
export const checkMixture = (
  requested: RequestedMixture,
  find: FindSubstance,
): Result<Mixture, ImpossibleMixture> => {
  const checked = checkSubstances(requested.substances, find)
  if (!checked.ok) return checked
  const substances = checked.value
  if (substances.length === 0) return impossible('substances', 'no-substances')

  const form = readRemedyForm(requested.form)
  if (!form) return impossible('form', 'unknown-value')
  const reason = mixtureFormReason(form, substances)
  if (reason) return impossible('form', reason)

  const size = readSize(requested.size)
  if (!size) return impossible('size', 'unknown-value')
  if (!mixtureSizes(form).includes(size)) return impossible('size', 'size-not-in-form')

  if (!asksForCarrier(form, substances)) {
    if (!requested.carrier) return ok({ substances, form, size })
    return impossible('carrier', form === 'drops' ? 'not-with-plants' : 'carrier-only-for-drops')
  }
  if (!requested.carrier) return impossible('carrier', 'carrier-first')
  const carrier = readMixtureCarrier(requested.carrier)
  return carrier ? ok({ substances, form, size, carrier }) : impossible('carrier', 'unknown-value')
}
