import { productInfo, saltInfo, sizedInfo } from '../../domain/cart/line-info.ts'
import { customarySaltForm, saltPriceSlug } from '../../domain/catalogue/salt.ts'
import {
  familyPriceSlug,
  familySizes,
  isSizedFamily,
  type SizedFamily,
} from '../../domain/catalogue/sized-family.ts'
import { scales } from '../../domain/homeopathy/dilution-steps.ts'
import { writeRemedyCode } from '../../domain/homeopathy/remedy-code.ts'
import type { Centimes } from '../../domain/money.ts'
import {
  findSaleRestriction,
  rangesOf,
  type SaleRestriction,
} from '../../domain/order/sale-restriction.ts'
import { ingredientIllustration } from '../../domain/pictures/ingredient-illustrations.ts'
import { nameKey } from '../../domain/search/name-key.ts'
import {
  defaultGroupLimit,
  remedyGroups,
  type SearchGroup,
} from '../../domain/search/site-search.ts'
import type { LabelledLine } from '../../messages/shop/pictures.ts'
import { selectorPrices } from '../../server/catalogue/prices/price-products.ts'
import { productSummary } from '../../server/catalogue/products/product-view.ts'
import { findProductById } from '../../server/catalogue/products/products.ts'
import { findSalts } from '../../server/catalogue/products/salts.ts'
import { findHomeopathyById } from '../../server/catalogue/remedies/find-remedies.ts'
import { option } from '../../server/content/options.ts'
import { findPictures } from '../../server/content/pictures/find-pictures.ts'
import type { RequestFacts } from '../../server/http/pages/request-facts.ts'
import { findHits } from '../../server/search/find-results.ts'
import { commonDilutions } from '../shop/homeopathy/dilution-choice.tsx'
import { type AddedProduct, addedProductOf } from '../shop/products/add-product.ts'

/** What the page of the search shows of a remedy, salt or product, beside its name. */
type Article = {
  /** Absent for what has no container of its own. */
  line?: LabelledLine
  /** The price, or with `isFrom` that of the smallest size. */
  price?: Centimes
  isFrom?: boolean
  added?: AddedProduct
  /** Why the person cannot order it. */
  refusal?: string
  /** The codes of the selector for a potency or a scale. */
  potencies?: readonly { text: string; remedyCode: string }[]
  /** What a remedy is made of. */
  illustration?: string
}

/** `restrictions`: what the person may not order. */
type Facts = Pick<RequestFacts, 'services' | 'language'> & {
  restrictions: readonly SaleRestriction[]
}

const productArticle = async (
  { services: { db }, language, restrictions }: Facts,
  id: number,
): Promise<Article> => {
  const found = await findProductById(db, id)
  if (!found || found.kind === 'price') return {}
  const audiences = await option(db, 'text_sections')
  const showImage = await findPictures(db, language)
  const product = productSummary(found, { audiences, language, showImage })
  const info = productInfo({ ...product, form: product.formKey })
  const restriction = findSaleRestriction(restrictions, rangesOf({ WcId: id, info }))
  return {
    line: { name: product.title, info },
    price: product.price,
    ...(restriction ? { refusal: restriction.message } : { added: addedProductOf(product) }),
  }
}

const saltArticle = async ({ services: { db }, language }: Facts, id: number) => {
  const audiences = await option(db, 'text_sections')
  const salt = (await findSalts(db, { audiences, language })).find((one) => one.id === id)
  const form = salt && (customarySaltForm(salt.nr, salt.forms) ?? salt.forms[0])
  if (!form) return {}
  const prices = await selectorPrices(db, 'schussler-salts-')
  const price = prices[saltPriceSlug(form)]?.[1]
  return { line: { name: salt.name, info: saltInfo(form, id) }, ...(price && { price }) }
}

const sizedArticle = async ({ services: { db } }: Facts, family: SizedFamily, entry: Entry) => {
  const prices = await selectorPrices(db, `single-${family}-`)
  const size = familySizes(family).find((one) => prices[familyPriceSlug(family, one)])
  const price = size && prices[familyPriceSlug(family, size)]?.[1]
  if (!size || !price) return {}
  return {
    line: { name: entry.name, info: sizedInfo(family, size, entry.id) },
    price,
    isFrom: true,
  }
}

const homeopathyArticle = async ({ services: { db } }: Facts, remedy: number): Promise<Article> => {
  const found = await findHomeopathyById(db, remedy)
  if (!found) return {}
  const codeOf = (choice: object) => writeRemedyCode({ quantity: 1, remedy, ...choice })
  const potencies = scales.flatMap((scale) => {
    const offered = found.dilutions[scale] ?? []
    if (offered.length === 0) return []
    if (scale !== 'CH') return [{ text: scale, remedyCode: codeOf({ scale }) }]
    return commonDilutions(scale, offered).map((dilution) => ({
      text: `${dilution} CH`,
      remedyCode: codeOf({ scale, dilution }),
    }))
  })
  const illustration = ingredientIllustration(found.name)
  return { potencies, ...(illustration && { illustration }) }
}

type Entry = { id: number; name: string }
type RemedyGroup = (typeof remedyGroups)[number]

const remedyArticle = async (facts: Facts, group: RemedyGroup, entry: Entry): Promise<Article> => {
  const line = { WcId: 0, info: { type: group, remedy: entry.id } }
  const restriction = findSaleRestriction(facts.restrictions, rangesOf(line))
  const { potencies, ...article }: Article = isSizedFamily(group)
    ? await sizedArticle(facts, group, entry)
    : group === 'schussler'
      ? await saltArticle(facts, entry.id)
      : await homeopathyArticle(facts, entry.id)
  if (restriction) return { ...article, refusal: restriction.message }
  return { ...article, ...(potencies && { potencies }) }
}

const articleOf = (facts: Facts, group: SearchGroup, entry: Entry): Promise<Article> | Article => {
  if (group === 'products') return productArticle(facts, entry.id)
  const remedies = remedyGroups.find((one) => one === group)
  return remedies ? remedyArticle(facts, remedies, entry) : {}
}

/** The results of a search with what a choice among them needs: picture, price, potencies. */
export const loadResults = async (facts: Facts, text: string) => {
  const { services, language } = facts
  const groups = await findHits(services.db, { text, language, limit: defaultGroupLimit })
  return Promise.all(
    groups.map(async ({ group, hits }) => ({
      group,
      results: await Promise.all(
        hits.map(async ({ entry, matched }) => ({
          title: entry.name,
          url: entry.url,
          detail: entry.detail,
          // Words for products may name what they are not said to be for.
          reason:
            entry.kind === 'product' || nameKey(entry.name).includes(nameKey(matched))
              ? undefined
              : matched,
          ...(await articleOf(facts, group, entry)),
        })),
      ),
    })),
  )
}

export type FoundGroup = Awaited<ReturnType<typeof loadResults>>[number]
