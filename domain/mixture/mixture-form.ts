import { type Form, forms, isTooHighForDrops, type Size, sizesOf } from '../homeopathy/form.ts'
import { isHomeopathic, type Substance } from './substance.ts'

/** What purely homeopathic Drops of a mixture are made with; E DIST is not Water (R16). */
export const mixtureCarriers = ['25-aeth', 'nacl', 'e-dist'] as const
export type MixtureCarrier = (typeof mixtureCarriers)[number]

/** Why a form of a mixture cannot be chosen; the wording is D2 §4's. */
export const formReasons = [
  /** Nothing is finished yet: no form has anything to hold. */
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

/** The substances that no Drops can hold (D2 §9); with plants, they leave no form at all (R15). */
export const tooHighForDrops = (substances: readonly Substance[]) =>
  substances
    .filter(isHomeopathic)
    .filter(({ scale, dilution }) => isTooHighForDrops(scale, dilution))

/**
 * Why a form cannot be chosen for these finished substances, undefined when it can (D2 §4). With
 * plants that is told first: adding homeopathy would not bring Granules back. `isBegun`: there are
 * substances, finished or not.
 */
export const mixtureFormReason = (
  form: Form,
  substances: readonly Substance[],
  isBegun = substances.length > 0,
): FormReason | undefined => {
  if (substances.length === 0) {
    const isOfHomeopathy = form === 'granules' || form === 'globuli'
    return isBegun && isOfHomeopathy ? 'needs-homeopathy' : 'no-substances'
  }
  if (form !== 'drops') return hasPlants(substances) ? 'not-with-plants' : undefined
  return tooHighForDrops(substances).length > 0 ? 'drops-up-to-30ch' : undefined
}

export type FormChoice =
  | { form: Form; available: true }
  | { form: Form; available: false; reason: FormReason }

/** Every form, in the order of the shop, with the reason where it cannot be chosen. */
export const mixtureForms = (
  substances: readonly Substance[],
  isBegun = substances.length > 0,
): FormChoice[] =>
  forms.map((form) => {
    const reason = mixtureFormReason(form, substances, isBegun)
    return reason ? { form, available: false, reason } : { form, available: true }
  })

/** A carrier is asked of purely homeopathic Drops only (R14). */
export const asksForCarrier = (form: Form, substances: readonly Substance[]): boolean =>
  form === 'drops' && !hasPlants(substances)

/** The sizes of a form: those of single remedies in CH (D2 §5). */
export const mixtureSizes = (form: Form): readonly Size[] => sizesOf('CH', form)
