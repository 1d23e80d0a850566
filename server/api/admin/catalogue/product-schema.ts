import { z } from '@hono/zod-openapi'
import { shownKinds } from '../../../../domain/catalogue/product-kind.ts'
import { type Language, languages } from '../../../../domain/language.ts'
import {
  decodePictureAddress,
  pictureFileAddress,
} from '../../../../domain/media/picture-address.ts'
import { previewWidth } from '../../../../domain/media/picture-widths.ts'
import { priceString } from '../../../../domain/money.ts'
import { vatClasses } from '../../../../domain/order/vat.ts'
import {
  type EditedProduct,
  editedProduct,
  type productTexts,
} from '../../../catalogue/product-changes/edited-product.ts'
import type { ListedProduct } from '../../../catalogue/product-changes/list-products.ts'
import type { StoredProduct } from '../../../catalogue/product-changes/stored-products.ts'
import type { ShowPicture } from '../../../content/pictures/find-pictures.ts'
import { inEachLanguage, line, paragraph, wholeNumber } from '../../fields.ts'
import { searchText } from '../list-route.ts'
import { readVersion } from '../read-version.ts'
import { acceptsUnusualPrice, amountField } from './amount-field.ts'

export const kindSchema = z
  .enum(shownKinds, 'value-invalid')
  .describe('The range that the product belongs to.')

/** A filter of two values that may be absent. */
export const yesNo = (description: string) =>
  z
    .enum(['true', 'false'], 'value-invalid')
    .optional()
    .transform((text) => (text === undefined ? undefined : text === 'true'))
    .openapi({ type: 'string', enum: ['true', 'false'], description })

/** Ids of products and remedies are numbers of the laboratory. */
export const numberedParams = {
  id: z
    .string()
    .regex(/^\d{1,9}$/, 'value-invalid')
    .transform(Number)
    .openapi({ type: 'integer' }),
}

export const productFilters = {
  search: searchText,
  kind: kindSchema.optional(),
  isListed: yesNo('Whether the products are on sale.'),
  isIncomplete: yesNo('Whether a translation of the products is missing.'),
}

const priceText = z.string().openapi({ description: 'CHF, including any VAT.', example: '12.50' })

const scheduledSchema = z
  .object({ price: priceText, validFrom: z.iso.date() })
  .nullable()
  .describe('The next price and its first day; null if none is planned.')

const version = z
  .int()
  .describe('Counts the changes; a change names the version that it is based on.')

/** Of products and prices. */
export const listedFields = {
  id: z.int(),
  name: z.string().describe('Name in the language of the request.'),
  code: z.string().describe('The code that imports and exports use.'),
  price: priceText,
  scheduled: scheduledSchema,
  vatClass: z.enum(vatClasses),
  isListed: z.boolean().describe('Whether it is on sale.'),
  version,
}

export const listedProductSchema = z
  .object({
    ...listedFields,
    kind: kindSchema,
    nr: z.int().nullable().describe('Number in the lists of the laboratory.'),
    position: z.int(),
    picture: z
      .string()
      .nullable()
      .describe(
        'A small picture: the first one of the product, or its container; null for a hidden one without.',
      ),
    missing: z.array(z.enum(languages)).describe('Languages in which a text is missing.'),
  })
  .openapi('ListedProduct')

/** The title in a language, or what the shop shows instead. */
const nameIn = ({ titles, name }: Pick<ListedProduct, 'titles' | 'name'>, language: Language) =>
  titles[language] || titles.fr || name

export const listedView = (product: ListedProduct, language: Language) => {
  const { id, slug, price, scheduled, vatClass, isListed, version } = product
  return {
    id,
    name: nameIn(product, language),
    code: slug,
    price: priceString(price),
    scheduled: scheduled
      ? { price: priceString(scheduled.price), validFrom: scheduled.validFrom }
      : null,
    vatClass,
    isListed,
    version,
  }
}

/** The first picture of the media library, or the container, which the shop draws for listed ones. */
const thumbnailOf = (
  { image, slug, isListed }: ListedProduct,
  language: Language,
  showPicture: ShowPicture,
): string | null => {
  const uploaded = image === undefined ? undefined : decodePictureAddress(showPicture(image))
  if (uploaded) return pictureFileAddress(uploaded, previewWidth(uploaded.width), 'webp')
  return isListed ? `/pictures/${language}/${slug}.svg` : null
}

export const listedProductView = (
  product: ListedProduct,
  language: Language,
  showPicture: ShowPicture,
): z.infer<typeof listedProductSchema> => ({
  ...listedView(product, language),
  kind: product.kind === 'price' ? 'otc' : product.kind,
  nr: product.nr ?? null,
  position: product.position,
  picture: thumbnailOf(product, language, showPicture),
  missing: [...product.missing],
})

/** A text in each language; empty where it is missing. */
export const inLanguages = (longest: number, text = paragraph) =>
  inEachLanguage(text(longest).default(''))

const textsSchema = z
  .object({
    title: inLanguages(200),
    form: inLanguages(200).optional(),
    topic: inLanguages(200).optional(),
    description_short: inLanguages(2_000),
    description: inLanguages(20_000),
    indication: inLanguages(20_000),
    posology: inLanguages(20_000),
    ingredients: inLanguages(20_000),
    general_information: inLanguages(20_000),
  } satisfies Record<(typeof productTexts)[number], z.ZodType>)
  .describe('Texts by language; the shop shows French where one is empty.')

const month = z.int('value-invalid').min(1, 'value-invalid').max(12, 'value-invalid')

/** What can be changed of a product. */
const editedFields = {
  texts: textsSchema,
  categories: z.array(line(100)).max(20).describe('Ids of its categories.'),
  newCategories: z
    .array(line(100))
    .max(5)
    .optional()
    .describe('Names of categories to add, in the language of the request.'),
  composition: z
    .array(line(200))
    .max(300)
    .describe('Substances, or remedies of a set, with their potency, such as `Belladonna 5CH`.'),
  potency: line(40).describe('Of the whole product; empty if there is none.'),
  size: line(100).describe('Of a pack, such as `Tube 4g`; empty if there is none.'),
  nr: wholeNumber.min(0, 'value-invalid').max(999_999, 'value-invalid').nullable(),
  season: z
    .object({ from: month, to: month })
    .nullable()
    .describe('First and last month, from 1 to 12; null for the whole year.'),
  images: z
    .array(
      z
        .string()
        .regex(/^\/media\/[\da-f-]{36}$/, 'value-invalid')
        .describe('The reference of a picture of the media library.'),
    )
    .max(8, 'too-long')
    .describe('Pictures, in their order; without any, the container is drawn.'),
  position: wholeNumber.min(0, 'value-invalid').max(1_000_000, 'value-invalid'),
  price: amountField,
  vatClass: z.enum(vatClasses, 'value-invalid'),
  isListed: z.boolean('value-invalid'),
}

export const productChange = z
  .object(editedFields)
  .partial()
  .extend({ version: readVersion, acceptsUnusualPrice })
  .openapi('ProductChange')

export const newProductSchema = z
  .object({ ...editedFields, kind: kindSchema, acceptsUnusualPrice })
  .partial({
    categories: true,
    composition: true,
    potency: true,
    size: true,
    nr: true,
    season: true,
    images: true,
    position: true,
    vatClass: true,
    isListed: true,
  })
  .openapi('NewProduct')

export const productSchema = z
  .object({
    ...editedFields,
    newCategories: z.undefined().optional(),
    id: z.int(),
    kind: kindSchema,
    code: listedFields.code,
    name: listedFields.name,
    version,
    shopAddress: z.string().describe('Address of its page in the shop.'),
  })
  .omit({ newCategories: true })
  .openapi('EditableProduct')

/** New categories with the language that their names are written in. */
export const newCategoriesIn = (language: Language, names: readonly string[] = []) =>
  names.map((name) => ({ name, language }))

/** Other fields of a stored product stay as they are. */
export const withChange = (
  edited: EditedProduct,
  language: Language,
  {
    nr,
    season,
    price: _price,
    version: _version,
    acceptsUnusualPrice: _accepts,
    newCategories,
    texts,
    ...change
  }: Partial<z.infer<typeof productChange>>,
): EditedProduct => ({
  ...edited,
  ...Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)),
  texts: { ...edited.texts, ...texts },
  newCategories: newCategoriesIn(language, newCategories),
  ...(nr !== undefined && { nr: nr ?? undefined }),
  ...(season !== undefined && { season: season ?? undefined }),
})

export const productView = (
  stored: StoredProduct,
  language: Language,
  shopAddress: string,
): z.infer<typeof productSchema> => {
  const { nr, season, price, ...edited } = editedProduct(stored)
  return {
    id: stored.id,
    kind: stored.kind === 'price' ? 'otc' : stored.kind,
    code: stored.slug,
    name: edited.texts.title[language] || edited.texts.title.fr || stored.name,
    version: stored.version,
    shopAddress,
    ...edited,
    categories: [...edited.categories],
    composition: [...edited.composition],
    images: [...edited.images],
    nr: nr ?? null,
    season: season ?? null,
    price: priceString(price),
  }
}
