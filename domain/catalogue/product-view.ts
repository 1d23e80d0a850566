import type { Centimes } from '../money.ts'
import type { PicturedIngredient } from '../pictures/ingredient-illustrations.ts'
import type { ShownKind } from './product-kind.ts'
import type { Season } from './season.ts'
import type { TextSection } from './text-sections.ts'

/**
 * The public fields of a product in a list, in one language. Texts that are absent or restricted
 * (R35) are empty.
 */
export type ProductSummary = {
  id: number
  slug: string
  kind: ShownKind
  nr: number | undefined
  title: string
  /** The first image of the media library; absent for products that are drawn only. */
  image: string | undefined
  /** The ingredient that is shown beside the container, if one has an illustration. */
  ingredient: PicturedIngredient | undefined
  topic: string
  /** The code that list filters use: 'colds'. */
  topicKey: string
  /** As printed: 'Granules'; `formKey` is its code: 'granules'. */
  form: string
  formKey: string
  /** As in the catalogue: 'Tube 4g', '60 Capsules'. */
  size: string
  line: string
  /** The number of remedies in a set, or of substances in another product. */
  remedies: number
  price: Centimes
  season: Season | undefined
}

/**
 * An ingredient: 'Aconitum napellus', '5 CH'. `remedyCode` opens the selector of single remedies
 * with it; absent when the selector does not offer it.
 */
export type ProductPart = { name: string; potency: string; remedyCode?: string }

/** The public fields of a product's page. */
export type ProductDetail = ProductSummary & {
  /** Images of the media library, in their order. */
  images: readonly { address: string; alt: string }[]
  description: string
  indication: string
  posology: string
  /** Sections with restricted texts, which are omitted here (R35). */
  reserved: TextSection[]
  parts: ProductPart[]
  ingredients: string[]
  generalInformation: string[]
}
