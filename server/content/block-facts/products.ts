import type { LabelData } from '../../../blocks/block-data.ts'
import { productInfo, saltInfo } from '../../../domain/cart/line-info.ts'
import type { ShownKind } from '../../../domain/catalogue/product-kind.ts'
import type { ProductSummary } from '../../../domain/catalogue/product-view.ts'
import { customarySaltForm, type Salt } from '../../../domain/catalogue/salt.ts'
import { inSeasonFirst, isInSeason, seasonText } from '../../../domain/catalogue/season.ts'
import { monthName } from '../../../domain/long-date.ts'
import { addressOf, findPage } from '../../../domain/page/address.ts'
import { productPictureAddress } from '../../../domain/page/machine-addresses.ts'
import { productPageOf } from '../../../domain/page/path.ts'
import type { PageKey } from '../../../domain/page/route-words.ts'
import type { Picture } from '../../../domain/pictures/printed-picture.ts'
import { packMessage } from '../../../messages/shop/packs.ts'
import { type LabelledLine, linePicture } from '../../../messages/shop/pictures.ts'
import { productSummary } from '../../catalogue/products/product-view.ts'
import { findProduct, findProducts } from '../../catalogue/products/products.ts'
import { findSalts } from '../../catalogue/products/salts.ts'
import { i18nIn } from '../../i18n.ts'
import { swissMonth } from '../../swiss-day.ts'
import { linkAddress } from '../link-address.ts'
import { option } from '../options.ts'
import { findPictures } from '../pictures/find-pictures.ts'
import type { BlockContext, BlockFact } from './fact.ts'

/** Draws the container of a line, in the language of the page. */
type Draw = (line: LabelledLine) => Picture

const drawIn = async ({ services, language }: BlockContext): Promise<Draw> => {
  const laboratory = await option(services.db, 'legal_name')
  return (line) => linePicture(line, { laboratory, t: (text) => i18nIn[language]._(text) })
}

const labelOf = (
  product: ProductSummary,
  { language, now }: BlockContext,
  draw: Draw,
): LabelData => {
  const { kind, slug, nr, title, topic, image, ingredient } = product
  const { form, formKey, size, line, price, season } = product
  const pack = size && packMessage(size, (text) => i18nIn[language]._(text))
  const details = season ? [seasonText(season, language)] : form ? [form, pack] : [line]
  return {
    to: addressOf(language, productPageOf(kind), { product: slug }),
    image,
    picture: draw({ name: title, info: productInfo({ ...product, form: formKey }) }),
    ingredient,
    title,
    topic,
    nr,
    facts: details.filter(Boolean).join(' · '),
    price,
    isInSeason: season !== undefined && isInSeason(season, swissMonth(now)),
  }
}

const saltLabel = (
  { id, slug, nr, name, compound, forms }: Salt,
  { language }: BlockContext,
  draw: Draw,
): LabelData => ({
  to: addressOf(language, 'shop.schussler_salts.product', { product: slug }),
  image: undefined,
  picture: draw({ name, info: saltInfo(customarySaltForm(nr, forms) ?? forms[0] ?? 'pl_6', id) }),
  ingredient: undefined,
  title: name,
  topic: '',
  nr,
  facts: compound,
  price: undefined,
  isInSeason: false,
})

const visibilityOf = async ({ services, language }: BlockContext) => ({
  audiences: await option(services.db, 'text_sections'),
  showImage: await findPictures(services.db, language),
  language,
})

const listProducts = async (context: BlockContext, kind: ShownKind, category?: string) => {
  const { db } = context.services
  const [found, seen] = await Promise.all([findProducts(db, kind, category), visibilityOf(context)])
  return found.map((product) => productSummary(product, seen))
}

/** The selected products; unknown slugs are skipped. */
export const productFacts: BlockFact<'product_display'> = async ({ products }, context) => {
  const { db } = context.services
  const [seen, draw, ...found] = await Promise.all([
    visibilityOf(context),
    drawIn(context),
    ...products.map(({ slug }) => findProduct(db, slug)),
  ])
  return {
    labels: found.flatMap((product) =>
      product ? [labelOf(productSummary(product, seen), context, draw)] : [],
    ),
  }
}

/** The image or container of the product that a block links to. */
export const productLinkFacts: BlockFact<'product_link'> = async ({ button_link }, context) => {
  const { language, services } = context
  const [, ...segments] = linkAddress(button_link, language)?.split('/').filter(Boolean) ?? []
  const slug = findPage(segments, language)?.params.product
  if (!slug) return { picture: undefined }
  const found = await findProduct(services.db, slug)
  const image = found && productSummary(found, await visibilityOf(context)).image
  return { picture: image ?? productPictureAddress(language, slug) }
}

type Shelf = { page: PageKey; kind: ShownKind | 'salt'; category?: string }

const otcHomeopathy: Shelf = { page: 'otcs.otchomeo', kind: 'otc', category: 'otchomeo' }

/** Products and page of each category; OTC categories also by their names in D2 §2. */
const shelves: Readonly<Record<string, Shelf>> = {
  complexes: { page: 'shop.homeopathy.complexes', kind: 'complex' },
  otchomeo: otcHomeopathy,
  otc: otcHomeopathy,
  homeopathy: otcHomeopathy,
  gemmotherapy: { page: 'otcs.gemmotherapy', kind: 'otc', category: 'gemmotherapy' },
  animals: { page: 'otcs.animals', kind: 'otc', category: 'animals' },
  kits: { page: 'shop.homeopathy.products', kind: 'kit' },
  salts: { page: 'shop.schussler_salts', kind: 'salt' },
  supplements: { page: 'shop.food_supplements', kind: 'supplement' },
  seasonal: { page: 'shop.homeopathy.seasonal', kind: 'seasonal' },
}

/** All products of a category; `all` is undefined for unknown categories (D2 §8). */
export const remedyFacts: BlockFact<'remedy_display'> = async ({ category: wanted }, context) => {
  const shelf = Object.hasOwn(shelves, wanted) ? shelves[wanted] : undefined
  if (!shelf) return { labels: [], all: undefined }
  const { page, kind, category } = shelf
  const all = addressOf(context.language, page)
  const draw = await drawIn(context)
  if (kind === 'salt') {
    const salts = await findSalts(context.services.db, await visibilityOf(context))
    return { labels: salts.map((salt) => saltLabel(salt, context, draw)), all }
  }
  const products = await listProducts(context, kind, category)
  const labels = inSeasonFirst(products, swissMonth(context.now))
  return { labels: labels.map((product) => labelOf(product, context, draw)), all }
}

/** Products in season; all of them in months without any. */
export const seasonalFacts: BlockFact<'seasonal_remedy_display'> = async (_, context) => {
  const month = swissMonth(context.now)
  const products = await listProducts(context, 'seasonal')
  const draw = await drawIn(context)
  const labels = inSeasonFirst(products, month).map((product) => labelOf(product, context, draw))
  const now = labels.filter(({ isInSeason }) => isInSeason)
  return {
    labels: now.length > 0 ? now : labels,
    all: addressOf(context.language, 'shop.homeopathy.seasonal'),
    month: monthName(month, context.language),
  }
}
