import {
  productIllustration,
  remedyIllustration,
} from '../../domain/catalogue/product-illustration.ts'
import { pageIllustration, pageImage } from '../../domain/content/page-illustrations.ts'
import type { Language } from '../../domain/language.ts'
import { isListed } from '../../domain/page/listed-pages.ts'
import { productPageOf } from '../../domain/page/path.ts'
import { type PageKey, pageKeys } from '../../domain/page/route-words.ts'
import { productSummary } from '../catalogue/products/product-view.ts'
import { findProduct } from '../catalogue/products/products.ts'
import { findSalts } from '../catalogue/products/salts.ts'
import { findPageBySlug, findPageText, type PageText } from '../content/find-page.ts'
import { option } from '../content/options.ts'
import type { Database } from '../db/client.ts'

/** A page in a link preview; `picture`: name of an illustration. */
export type LinkPreview = { key: PageKey; title: string; picture: string }

type PageReference = { key: PageKey; param: string; language: Language }
type Find = (db: Database, page: PageReference) => Promise<Omit<LinkPreview, 'key'> | undefined>

const titleOf = ({ title, meta }: PageText) =>
  meta.find(({ property }) => property === 'og:title')?.content || title

/** Uploaded images are photographs: uses the page's illustration instead. */
const illustrationOr = (picture: string | undefined, otherwise: string) =>
  picture && /^[a-z0-9-]+$/.test(picture) ? picture : otherwise

const drawnOf = (page: PageText) => illustrationOr(pageImage(page), pageIllustration(page.key))

const findWritten: Find = async (db, { key, param, language }) => {
  const found = param ? undefined : await findPageText(db, key, language)
  return found && { title: titleOf(found), picture: drawnOf(found) }
}

const findOwn =
  (prefix: string): Find =>
  async (db, { param, language }) => {
    const found = await findPageBySlug(db, prefix, param, language)
    return found && { title: titleOf(found), picture: drawnOf(found) }
  }

const findOfProduct: Find = async (db, { key, param, language }) => {
  const found = await findProduct(db, param)
  if (!found) return undefined
  const product = productSummary(found, { audiences: {}, language })
  return productPageOf(product.kind) === key
    ? { title: product.title, picture: illustrationOr(productIllustration(product), 'arnica') }
    : undefined
}

const findOfSalt: Find = async (db, { param, language }) => {
  const audiences = await option(db, 'text_sections')
  const found = (await findSalts(db, { audiences, language })).find(({ slug }) => slug === param)
  return found && { title: found.name, picture: remedyIllustration(found.name, 'pills') }
}

const finders: Partial<Record<PageKey, Find>> = {
  'health.topic': findOwn('health.'),
  'resources.topic': findOwn('resources.'),
  'news.post': findOwn('news.'),
  'shop.schussler_salts.product': findOfSalt,
}

const finderOf = (key: PageKey): Find =>
  finders[key] ?? (key.endsWith('.product') ? findOfProduct : findWritten)

/** A public page by key and parameter; undefined for hidden or unknown pages. */
export const findLinkPreview = async (
  db: Database,
  name: string,
  param: string,
  language: Language,
): Promise<LinkPreview | undefined> => {
  const key = pageKeys.find((one) => one === name)
  if (!key || !isListed(key)) return undefined
  const found = await finderOf(key)(db, { key, param, language })
  return found && { key, ...found }
}
