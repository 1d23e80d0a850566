import { type CartInfo, hasRemedy } from '../cart/cart-info.ts'
import type { ShownKind } from '../catalogue/product-kind.ts'
import { isPellets } from '../catalogue/salt.ts'
import type { SizedFamily } from '../catalogue/sized-family.ts'
import type { Scale } from '../homeopathy/dilution-steps.ts'
import { dhToCh } from '../homeopathy/dilution-steps.ts'
import type { Form, Size } from '../homeopathy/form.ts'
import { isPricedByDilution, priceCategory } from '../homeopathy/price-slug.ts'
import { highestCategory, tierOf } from '../mixture/mixture-price.ts'
import { type MixtureScale, readMixtureScale } from '../mixture/substance.ts'
import { readSubstanceLine } from '../mixture/substance-line.ts'

/** One reason why a combination has its price, in the order of the rules. */
export type PriceReason =
  /** A family that is priced by size only. */
  | { code: 'by-size'; family: SizedFamily; size: string }
  /** Salts: one price for pills, one for powder, whatever the salt and potency (R17). */
  | { code: 'by-salt-form'; form: 'pills' | 'powder' }
  /** The form costs the same in every dilution (D2 §7). */
  | { code: 'same-for-all-dilutions'; form: Form }
  /** DH uses the price products of CH, by its own categories (D2 §9). */
  | { code: 'dh-as-ch' }
  | { code: 'category'; scale: Scale; dilution: string; category: number }
  | { code: 'form-and-size'; form: Form; size: Size }
  /** A mixture of one homeopathic substance is priced as the single remedy (R43). */
  | { code: 'one-substance' }
  /** The count of homeopathic substances decides the tier (R12). */
  | { code: 'tier'; count: number; from: number; to: number | undefined }
  /** The highest dilution counts, DH halved (R11). */
  | {
      code: 'highest-dilution'
      scale: MixtureScale
      dilution: string
      ch: number
      category: number
    }
  /** Homeopathy, plants and buds each have a price; the highest applies (R14). */
  | { code: 'highest-price'; parts: number }

type PricedInfo = Exclude<CartInfo, { type: ShownKind }>

type Custom = Extract<CartInfo, { type: 'custom' }>

type Strength = { scale: MixtureScale; dilution: string; ch: number }

const strengthOf = (line: string): Strength[] => {
  const { scale: written = '', dilution } = readSubstanceLine(line) ?? { type: '' }
  const scale = readMixtureScale(written)
  if (!scale || !dilution) return []
  const number = Number(dilution)
  return [{ scale, dilution, ch: scale === 'DH' ? dhToCh(number) : number }]
}

const mixtureReasons = ({ substances, form, size }: Custom): PriceReason[] => {
  const homeopathic = substances.flatMap(strengthOf)
  const types = new Set(substances.map((line) => readSubstanceLine(line)?.type))
  const [only, second] = homeopathic
  const reasons: PriceReason[] = []
  if (!only) reasons.push({ code: 'form-and-size', form, size })
  else if (!isPricedByDilution(form))
    reasons.push({ code: 'same-for-all-dilutions', form }, { code: 'form-and-size', form, size })
  else if (!second)
    reasons.push({ code: 'one-substance' }, ...dilutionReasons(only.scale, only.dilution, form), {
      code: 'form-and-size',
      form,
      size,
    })
  else {
    const highest = homeopathic.reduce((best, one) => (one.ch > best.ch ? one : best))
    const category = highestCategory(
      homeopathic.map(({ scale, dilution }) => ({ type: 'Homeopathy', name: '', scale, dilution })),
    )
    const count = homeopathic.length
    const { from = count, to } = tierOf(count) ?? {}
    reasons.push(
      { code: 'tier', count, from, to },
      { code: 'highest-dilution', ...highest, category },
      { code: 'form-and-size', form, size },
    )
  }
  return types.size > 1 ? [...reasons, { code: 'highest-price', parts: types.size }] : reasons
}

const dilutionReasons = (scale: Scale, dilution: string, form: Form): PriceReason[] => {
  if (!isPricedByDilution(form)) return [{ code: 'same-for-all-dilutions', form }]
  const category = priceCategory(scale, dilution)
  return [
    { code: 'category', scale, dilution, category },
    ...(scale === 'DH' ? [{ code: 'dh-as-ch' } as const] : []),
  ]
}

/** Why a valid combination has the price products that `decide` names, step by step. */
export const explainPrice = (info: PricedInfo): PriceReason[] => {
  switch (info.type) {
    case 'homeopathy':
      return [
        ...dilutionReasons(info.scale, info.dilution, info.form),
        { code: 'form-and-size', form: info.form, size: info.size },
      ]
    case 'custom':
      return mixtureReasons(info)
    case 'schussler':
      return [{ code: 'by-salt-form', form: isPellets(info.form) ? 'pills' : 'powder' }]
    default:
      return [{ code: 'by-size', family: info.type, size: info.size }]
  }
}

/** Whether the line is priced by rules; ready products have a fixed price. */
export const isPricedByRules = (info: CartInfo): info is PricedInfo =>
  info.type === 'custom' || hasRemedy(info)
