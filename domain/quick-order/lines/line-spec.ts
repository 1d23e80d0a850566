import type { RemedyFacts } from '../../catalogue/find-requested-remedy.ts'
import type { ShownKind } from '../../catalogue/product-kind.ts'
import type { RemedyFamily } from '../../catalogue/remedy-category.ts'
import type { SaltForm } from '../../catalogue/salt.ts'
import type { FamilySize } from '../../catalogue/sized-family.ts'
import type { Preparation } from '../../homeopathy/form.ts'
import type { ReadyProduct } from '../../order/line-facts.ts'
import type { ProtectedNames } from '../protect-names.ts'

/** A remedy or ready product. */
export type Thing = { family: RemedyFamily | ShownKind; id: number }

/**
 * What a line orders, complete or not. `size` and `saltForm` belong to the families that have them,
 * the other parts to homeopathy.
 */
export type LineSpec = {
  thing: Thing
  quantity: number
  preparation?: Partial<Preparation>
  size?: FamilySize
  saltForm?: SaltForm
}

/** What an account usually orders of a remedy. */
export type Usual = Pick<LineSpec, 'preparation' | 'size' | 'saltForm'>

export type NameHit = Thing & {
  /**
   * `label`: the name on the label. `exact`: a whole synonym or abbreviation. `shared`: one that several remedies have.
   * `words`: the words of the query begin the words of the name. `similar`: everything else,
   * misspelt names included.
   */
  quality: 'label' | 'exact' | 'shared' | 'words' | 'similar'
}

/** The facts that resolve lines. */
export type LineCatalogue = {
  /** Remedies and products with this whole name; cheap. */
  findExact: (query: string) => readonly NameHit[]
  /** Incomplete and, unless `typos` is false, misspelt names; best first, at most about 20. */
  findNames: (query: string, typos?: boolean) => readonly NameHit[]
  remedy: (family: RemedyFamily, id: number) => RemedyFacts | undefined
  product: (id: number) => ReadyProduct | undefined
  /** Salts and products with the number. */
  withNumber: (number: number) => readonly Thing[]
  numberOf: (thing: Thing) => number | undefined
  protectedNames: ProtectedNames
  usual?: (thing: Thing) => Usual | undefined
}

export const lineProblems = [
  /** Longer than 300 characters, or beyond the last line that is read. */
  'line-too-long',
  'too-many-lines',
  /** No name of a remedy, or none that is known. */
  'name-missing',
  'name-unknown',
  /** Misspelt, incomplete or shared by several. */
  'name-unclear',
  'words-unread',
  /** 'Arnica 9 et 15 CH': each article needs its own line. */
  'several-items',
  'mixture-on-several-lines',
  'potency-missing',
  'potency-unclear',
  'scale-not-offered',
  'dilution-not-offered',
  'form-missing',
  'form-unclear',
  'form-not-offered',
  'drops-up-to-30ch',
  'size-missing',
  'size-not-offered',
  'carrier-missing',
  'carrier-only-for-drops',
  'potency-not-offered',
  'quantity-invalid',
  'quantity-unclear',
  /** The number may be a quantity, a potency or a size. */
  'number-unclear',
  'price-not-found',
] as const
export type LineProblem = (typeof lineProblems)[number]

/**
 * A line read as one thing. `mismatch`: the family has no such parts, another thing is meant.
 * `options` answer the question or are the nearest that can be ordered.
 */
export type Candidate = {
  state: 'ok' | 'ask' | 'impossible' | 'mismatch'
  spec: LineSpec
  problems: readonly LineProblem[]
  options: readonly LineSpec[]
}

export const accept = (spec: LineSpec): Candidate => ({
  state: 'ok',
  spec,
  problems: [],
  options: [],
})

const refuse =
  (state: 'ask' | 'impossible' | 'mismatch') =>
  (problem: LineProblem, spec: LineSpec, options: readonly LineSpec[]): Candidate => ({
    state,
    spec,
    problems: [problem],
    options,
  })

export const ask = refuse('ask')
export const impossible = refuse('impossible')
export const mismatch = refuse('mismatch')
