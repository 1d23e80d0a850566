import type { SetKind, ShownKind } from '../catalogue/product-kind.ts'
import { remedyCategories } from '../catalogue/remedy-category.ts'
import type { SaltForm } from '../catalogue/salt.ts'
import type { FamilySize, SizedFamily } from '../catalogue/sized-family.ts'
import type { Form, Preparation, Size } from '../homeopathy/form.ts'
import type { MixtureCarrier } from '../mixture/substance.ts'

/** The id of the remedy (R44). Lines stored by older versions identify it by name only. */
type OfRemedy = { remedy?: number }

/** Info of a line with a single homeopathic remedy, in codes (D2 §3). */
export type HomeopathyInfo = { type: 'homeopathy' } & Preparation & OfRemedy

/** Info of a remedy of gemmo-, phyto- or oligotherapy. */
export type SizedInfo = { type: SizedFamily; size: FamilySize } & OfRemedy

/** In characters: the name of a mixture, which fits a cart line and a label. */
export const maxMixtureName = 60

/** Info of a mixture, with one string per substance: 'Homeopathy: Arnica montana 30CH' (D2 §3). */
export type CustomInfo = {
  type: 'custom'
  /** The name that the customer gave; empty when there is none (R44), absent in older lines. */
  name?: string
  substances: readonly string[]
  form: Form
  size: Size
  carrier?: MixtureCarrier
}

/** Info of a Schüssler salt; the code of the form includes the potency (R17). */
export type SaltInfo = { type: 'schussler'; form: SaltForm } & OfRemedy

/** Info of a kit or seasonal set; `remedies` is their count. */
export type SetInfo = { type: SetKind; remedies: number }

/** Info of another ready product: form code and pack size as printed, '' where there is none. */
export type PackInfo = { type: Exclude<ShownKind, SetKind>; form: string; size: string }

/** The info of a cart line, one shape per family. */
export type CartInfo = HomeopathyInfo | SizedInfo | CustomInfo | SaltInfo | SetInfo | PackInfo

type WithRemedy<Info> = Info extends CartInfo ? ('remedy' extends keyof Info ? Info : never) : never

/** Whether the line is of one remedy, which its info identifies. */
export const hasRemedy = (info: CartInfo): info is WithRemedy<CartInfo> =>
  Object.hasOwn(remedyCategories, info.type)
