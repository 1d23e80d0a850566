import type { ProductDetail } from '../../../../domain/catalogue/product-view.ts'
import { type Salt, saltForms, saltPriceSlug } from '../../../../domain/catalogue/salt.ts'
import type { Language } from '../../../../domain/language.ts'
import { type Centimes, priceString } from '../../../../domain/money.ts'
import {
  type DispatchedLine,
  lineDispatch,
  type Shortage,
} from '../../../../domain/order/line-dispatch.ts'
import { productPictureAddress } from '../../../../domain/page/machine-addresses.ts'
import type { Prices } from '../../selector/selector-quote.ts'

/** The publisher and the address of the page. */
type PageContext = {
  origin: string
  pathname: string
  legalName: string
  language: Language
  shortages: readonly Shortage[]
}

const common = (
  name: string,
  sku: number,
  slug: string,
  { origin, pathname, legalName, language }: PageContext,
) =>
  ({
    '@context': 'https://schema.org',
    '@type': 'Product',
    name,
    sku: String(sku),
    url: `${origin}${pathname}`,
    image: `${origin}${productPictureAddress(language, slug)}`,
    brand: { '@type': 'Brand', name: legalName },
    manufacturer: { '@type': 'Organization', name: legalName },
  }) as const

/** What can be ordered and leaves the laboratory later is on back order. */
const availability = (line: DispatchedLine, { shortages }: PageContext) => {
  const { on } = lineDispatch(line, { dispatchDays: {}, shortages })
  return on
    ? ({ availability: 'https://schema.org/BackOrder', availabilityStarts: on } as const)
    : ({ availability: 'https://schema.org/InStock' } as const)
}

const offer = (price: Centimes, { origin, pathname }: PageContext) =>
  ({
    '@type': 'Offer',
    price: priceString(price),
    priceCurrency: 'CHF',
    url: `${origin}${pathname}`,
  }) as const

/** Without the fragment, which browsers and search engines do not send. */
const absolute = (address: string, { origin }: PageContext) =>
  `${origin}${address.replace(/#.*/, '')}`

/** A product in the terms of schema.org, for search engines; only facts that its page shows. */
export const productStructuredData = (product: ProductDetail, place: PageContext) => {
  const { id, title, description, price, images } = product
  return {
    ...common(title, id, product.slug, place),
    ...(images.length > 0 && { image: images.map(({ address }) => absolute(address, place)) }),
    ...(description && { description }),
    offers: {
      ...offer(price, place),
      ...availability({ info: { type: 'otc' }, id }, place),
    },
  }
}

/** A salt: pills and powder are two offers; undefined without any price. */
export const saltStructuredData = (
  { id, slug, name, description, forms }: Salt,
  prices: Prices,
  place: PageContext,
) => {
  const slugs = [...new Set(saltForms.filter((form) => forms.includes(form)).map(saltPriceSlug))]
  const offered = slugs
    .flatMap((slug) => (prices[slug] ? [prices[slug]] : []))
    .sort(([, one], [, other]) => one - other)
  const available = availability({ info: { type: 'schussler', remedy: id } }, place)
  const lowest = offered[0]?.[1]
  const highest = offered.at(-1)?.[1]
  return {
    ...common(name, id, slug, place),
    ...(description && { description }),
    ...(lowest !== undefined &&
      highest !== undefined && {
        offers: {
          '@type': 'AggregateOffer' as const,
          priceCurrency: 'CHF',
          lowPrice: priceString(lowest),
          highPrice: priceString(highest),
          offerCount: offered.length,
          ...available,
          offers: offered.map(([sku, price]) => ({
            ...{ ...offer(price, place), ...available },
            sku: String(sku),
          })),
        },
      }),
  }
}
