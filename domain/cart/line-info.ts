import { isSetKind, type ShownKind } from '../catalogue/product-kind.ts'
import type { SaltForm } from '../catalogue/salt.ts'
import type { FamilySize, SizedFamily } from '../catalogue/sized-family.ts'
import type { Preparation } from '../homeopathy/form.ts'
import type { Mixture } from '../mixture/check-mixture.ts'
import { substanceLine } from '../mixture/substance-line.ts'
import type {
  CustomInfo,
  HomeopathyInfo,
  PackInfo,
  SaltInfo,
  SetInfo,
  SizedInfo,
} from './cart-info.ts'

// Builds the info of cart lines (D2 §3), for the browser's cart and the server's orders alike.

/** `remedy` is the id; undefined when only a price is requested. */
const withRemedy = <Info>(info: Info, remedy: number | undefined) =>
  remedy === undefined ? info : { ...info, remedy }

/** Info of a complete preparation; other keys of a selection are omitted. */
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

/** Info of a ready product: the remedy count of a set, or form and pack size. */
export const productInfo = ({ kind, form, size, remedies }: ReadyFacts): SetInfo | PackInfo =>
  isSetKind(kind) ? { type: kind, remedies } : { type: kind, form, size }

/** Builds the info of a mixture (D2 §3); `name` is the customer's, '' when there is none (R44). */
export const mixtureInfo = ({ substances, ...preparation }: Mixture, name: string): CustomInfo => ({
  type: 'custom',
  name,
  substances: substances.map(substanceLine),
  ...preparation,
})
