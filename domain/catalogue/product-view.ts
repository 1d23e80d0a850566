import type { Centimes } from '../money.ts'
import type { ShownKind } from './product-kind.ts'
import type { Season } from './season.ts'
import type { TextSection } from './text-sections.ts'

/**
 * A product as one line of a list, in one language, as everyone may see it. Texts that it does not
 * have, or that are not for everyone (R35), are empty.
 */
export type ProductSummary = {
  id: number
  slug: string
  kind: ShownKind
  nr: number | undefined
  title: string
  /** Chosen by the laboratory for it, by its name among the house's drawings. */
  drawing: string
  topic: string
  /** The code behind it, by which lists are narrowed: 'colds'. */
  topicKey: string
  /** As printed: 'Granules', and the code behind it: 'granules'. */
  form: string
  formKey: string
  /** As the catalogue writes it: 'Tube 4g', '60 Capsules'. */
  size: string
  line: string
  /** How many remedies are in a set; of how many substances another product is made. */
  remedies: number
  price: Centimes
  season: Season | undefined
}

/**
 * A part of a product: 'Aconitum napellus', '5 CH'; `remedyCode` is where the selector of single
 * remedies begins for it, absent where it is none.
 */
export type Part = { name: string; potency: string; remedyCode?: string }

/** A product as its page shows it to everyone. */
export type ProductDetail = ProductSummary & {
  description: string
  indication: string
  posology: string
  /** Sections that it has and that are not for everyone; their texts are not here (R35). */
  reserved: TextSection[]
  parts: Part[]
  ingredients: string[]
  generalInformation: string[]
}
