import { type Form, forms, isTooHighForDrops, type Size, sizesOf } from '../homeopathy/form.ts'
import { isHomeopathic, type Substance } from './substance.ts'

/** Why a form of a mixture is unavailable (D2 §4). */
export const formReasons = [
  /** No substance is finished. */
  'no-substances',
  /** Granules/Globuli are only available if there is at least one Homeopathy substance. */
  'needs-homeopathy',
  /** Drops are only available up to 30CH. */
  'drops-up-to-30ch',
  /** Not available if there is a Phyto- or Gemmotherapy substance. */
  'not-with-plants',
] as const
export type FormReason = (typeof formReasons)[number]

export const hasPlants = (substances: readonly Substance[]): boolean =>
  substances.some((substance) => !isHomeopathic(substance))

/** The substances too high for Drops (D2 §9); together with plants, no form is left (R15). */
export const tooHighForDrops = (substances: readonly Substance[]) =>
  substances
    .filter(isHomeopathic)
    .filter(({ scale, dilution }) => isTooHighForDrops(scale, dilution))

/**
 * Why a form is unavailable for the finished substances; undefined when it is available (D2 §4).
 * The reason "plants" comes first: adding homeopathy would not make Granules available. `isBegun`:
 * there are substances, finished or not.
 */
export const mixtureFormReason = (
  form: Form,
  substances: readonly Substance[],
  hasSubstances = substances.length > 0,
): FormReason | undefined => {
  if (substances.length === 0) {
    const isOfHomeopathy = form === 'granules' || form === 'globuli'
    return hasSubstances && isOfHomeopathy ? 'needs-homeopathy' : 'no-substances'
  }
  if (form !== 'drops') return hasPlants(substances) ? 'not-with-plants' : undefined
  return tooHighForDrops(substances).length > 0 ? 'drops-up-to-30ch' : undefined
}

export type FormChoice =
  | { form: Form; available: true }
  | { form: Form; available: false; reason: FormReason }

/** All forms in display order, unavailable ones with their reason. */
export const mixtureForms = (
  substances: readonly Substance[],
  hasSubstances = substances.length > 0,
): FormChoice[] =>
  forms.map((form) => {
    const reason = mixtureFormReason(form, substances, hasSubstances)
    return reason ? { form, available: false, reason } : { form, available: true }
  })

/** Only purely homeopathic Drops have a carrier (R14). */
export const asksForCarrier = (form: Form, substances: readonly Substance[]): boolean =>
  form === 'drops' && !hasPlants(substances)

/** The sizes of a form: the same as for single remedies in CH (D2 §5). */
export const mixtureSizes = (form: Form): readonly Size[] => sizesOf('CH', form)
