import { isSetKind, type ShownKind } from '../catalogue/product-kind.ts'
import type { SaltForm } from '../catalogue/salt.ts'
import type { FamilySize, SizedFamily } from '../catalogue/sized-family.ts'
import type { Preparation } from '../homeopathy/preparation.ts'
import type { HomeopathyInfo, PackInfo, SaltInfo, SetInfo, SizedInfo } from './cart-info.ts'

// What a line says of its product (D2 §3): made here alone, for the cart in the browser and for
// the order on the server, so that both say the same. Mixtures have a file of their own.

/** `remedy` is the id; undefined where only a price is asked for. */
const withRemedy = <Info>(info: Info, remedy: number | undefined) =>
  remedy === undefined ? info : { ...info, remedy }

/** Of a whole preparation; other keys of a selection are omitted. */
export const homeopathyInfo = (
  { scale, dilution, form, size, carrier }: Preparation,
  remedy: number | undefined,
): HomeopathyInfo => {
  const info = { type: 'homeopathy', scale, dilution, form, size } as const
  return withRemedy(carrier ? { ...info, carrier } : info, remedy)
}

export const sizedInfo = (
  family: SizedFamily,
  size: FamilySize,
  remedy: number | undefined,
): SizedInfo => withRemedy({ type: family, size }, remedy)

export const saltInfo = (form: SaltForm, remedy: number | undefined): SaltInfo =>
  withRemedy({ type: 'schussler', form }, remedy)

type ReadyFacts = { kind: ShownKind; form: string; size: string; remedies: number }

/** Of a ready product: a set counts its remedies, another says its form and its pack. */
export const productInfo = ({ kind, form, size, remedies }: ReadyFacts): SetInfo | PackInfo =>
  isSetKind(kind) ? { type: kind, remedies } : { type: kind, form, size }
