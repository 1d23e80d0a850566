import type { ShownKind } from '../../../domain/catalogue/product-kind.ts'
import {
  illustratedTopics,
  topicIllustration,
} from '../../../domain/catalogue/topic-illustration.ts'
import { fallbackLanguage, type Language, languages } from '../../../domain/language.ts'
import { readAmount } from '../../../domain/prices/read-amount.ts'
import { plainText } from '../content/plain-text.ts'
import { isRecord, type SourceRecord } from '../source/shop-source.ts'
import { textOf } from '../source-fields.ts'

/** A product of the former shop; fields that it does not say are absent. */
export type SourceProduct = {
  slug: string
  name: string
  /** In centimes. */
  price: number | undefined
  position: number | undefined
  categories: readonly { slug: string; name: string }[]
  /** Texts and facts as the catalogue stores them (D2 §3). */
  record: Readonly<Record<string, unknown>>
  pictures: readonly unknown[]
  permalink: string
  /** A topic that the drawing stands for, one of several. */
  drawnTopic: string | undefined
  unknown: Readonly<Record<string, unknown>>
}

const texts = ['title', 'form', 'topic', 'description_short', 'description', 'indication']
const otherTexts = ['posology', 'ingredients', 'general_information']
const translated = new RegExp(`^(${[...texts, ...otherTexts].join('|')})_(${languages.join('|')})$`)
const plainTexts = new Set(['form', 'topic', 'size', 'potency'])
const numbers = new Set(['nr', 'nr_substances', 'number_remedies', 'month_from', 'month_to'])
const lists = new Set(['composition', 'included_remedies'])

/** Fields that are read elsewhere, or that this shop makes of others. */
const others =
  /^(id|slug|name|price|categories|acf|lang|permalink|type|status|images|image|product_image|topic_image|order_index|general_information|description|short_description|regular_price|_links|substances_..)$/

const isFilled = (value: unknown) =>
  !(value === null || value === undefined || value === '' || value === false) &&
  !(Array.isArray(value) && value.length === 0)

const recordValue = (name: string, value: unknown): unknown => {
  if (translated.test(name) || plainTexts.has(name)) return plainText(textOf(value)) || undefined
  if (numbers.has(name)) {
    const number = Number(textOf(value))
    return textOf(value) !== '' && Number.isInteger(number) ? number : undefined
  }
  if (lists.has(name) && Array.isArray(value) && value.every(isRecord)) return value
  return undefined
}

const categoriesIn = (value: unknown) =>
  Array.isArray(value)
    ? value.flatMap((each) => {
        const slug = isRecord(each) ? textOf(each.slug) : textOf(each)
        return slug ? [{ slug, name: plainText(isRecord(each) ? textOf(each.name) : slug) }] : []
      })
    : []

/** Names of categories there, by the family that they mean. */
const families: readonly (readonly [RegExp, ShownKind])[] = [
  [/compl(?!ement)/, 'complex'],
  [/kit|trousse|apothe|astucc/, 'kit'],
  [/season|saison|stagion/, 'seasonal'],
  [/supplement|complement|nahrung|integrator/, 'supplement'],
  [/otc|animal|gemmo/, 'otc'],
]

/** The family of a product by its categories; undefined if none says it. */
export const kindOfCategories = (categories: SourceProduct['categories']): ShownKind | undefined =>
  families.find(([pattern]) => categories.some(({ slug }) => pattern.test(slug)))?.[1]

/** Reads a product of `wc_api_proxy` or of `wc/v3`, with its fields of ACF. */
export const readProduct = (
  record: SourceRecord,
  fields: SourceRecord,
  fallback: Language,
): SourceProduct => {
  const given = { ...record, ...(isRecord(record.acf) && record.acf), ...fields }
  const read: Record<string, unknown> = {}
  const unknown: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(given)) {
    const stored = recordValue(name, value)
    if (stored !== undefined) read[name] = stored
    else if (isFilled(value) && !others.test(name)) unknown[name] = value
  }
  // The API of this site shows the code of a topic by its drawing alone.
  const image = isRecord(given.topic_image) ? textOf(given.topic_image.url) : ''
  const [, drawing] = /\/illustrations\/([a-z0-9-]+)\.svg$/.exec(image) ?? []
  const drawnTopic =
    drawing && illustratedTopics.find((each) => topicIllustration(each) === drawing)
  const name = plainText(textOf(record.name))
  // Shops of one language have their texts beside the fields; French titles stand for missing ones.
  if (!languages.some((language) => read[`title_${language}`]))
    for (const language of [fallback, fallbackLanguage]) read[`title_${language}`] = name
  for (const [own, field] of [
    ['short_description', 'description_short'],
    ['description', 'description'],
  ] as const) {
    const text = plainText(textOf(record[own]))
    if (text && !read[`${field}_${fallback}`]) read[`${field}_${fallback}`] = text
  }
  // Without a long text the former API repeats the short one.
  for (const language of languages)
    if (read[`description_${language}`] === read[`description_short_${language}`])
      delete read[`description_${language}`]
  const price = readAmount(textOf(record.price))
  const position = Number(textOf(given.order_index ?? record.menu_order))
  const images = Array.isArray(record.images) ? record.images.filter(isRecord) : []
  return {
    ...{ slug: textOf(record.slug), name, unknown, record: read, drawnTopic },
    price: price.ok ? price.value : undefined,
    position: Number.isInteger(position) && position > 0 ? position : undefined,
    categories: categoriesIn(record.categories),
    pictures: [given.product_image, ...images.map(({ src }) => src)].filter(isFilled),
    permalink: textOf(record.permalink),
  }
}
