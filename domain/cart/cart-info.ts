import type { SetKind, ShownKind } from '../catalogue/product-kind.ts'
import type { SaltForm } from '../catalogue/salt.ts'
import type { FamilySize, SizedFamily } from '../catalogue/sized-family.ts'
import type { Form, Size } from '../homeopathy/form.ts'
import type { Preparation } from '../homeopathy/preparation.ts'
import type { MixtureCarrier } from '../mixture/mixture-form.ts'

/** The id of the remedy (R44); lines stored before that have their name alone. */
type OfRemedy = { remedy?: number }

/** What a line of a single homeopathic remedy says about it, in codes (D2 §3). */
export type HomeopathyInfo = { type: 'homeopathy' } & Preparation & OfRemedy

/** A remedy of gemmo-, phyto- or oligotherapy. */
export type SizedInfo = { type: SizedFamily; size: FamilySize } & OfRemedy

/** A mixture; one line per substance: 'Homeopathy: Arnica montana 30CH' (D2 §3). */
export type CustomInfo = {
  type: 'custom'
  /** The name given by the person, empty when none (R44); absent in older lines. */
  name?: string
  substances: readonly string[]
  form: Form
  size: Size
  carrier?: MixtureCarrier
}

/** A Schüssler salt; the form's code says pills or powder and the potency (R17). */
export type SaltInfo = { type: 'schussler'; form: SaltForm } & OfRemedy

/** A kit or a seasonal set, by the count of its remedies. */
export type SetInfo = { type: SetKind; remedies: number }

/** Another ready product: its form as a code and its pack as printed, empty where it has none. */
export type PackInfo = { type: Exclude<ShownKind, SetKind>; form: string; size: string }

/** What a line says about its product, by family. A further family adds its shape here. */
export type CartInfo = HomeopathyInfo | SizedInfo | CustomInfo | SaltInfo | SetInfo | PackInfo
