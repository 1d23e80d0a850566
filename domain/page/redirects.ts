import type { PageKey } from './route-words.ts'

/** Pages that only redirect (D1 §2, R7); parameters are carried over. */
export const redirects = {
  shop: 'shop.homeopathy',
  medicine: 'medicine.homeopathy',
  company: 'company.story',
  resources: 'resources.where',
  otcs: 'otcs.otchomeo',
  'shop.homeopathy.otcs': 'otcs.otchomeo',
  'shop.gemmotherapy.otcs': 'otcs.gemmotherapy',
  'shop.food_supplements.product': 'shop.food_supplements.products.product',
  'shop.food_supplements.products': 'shop.food_supplements',
  'shop.otc': 'otcs.otchomeo',
} as const satisfies Partial<Record<PageKey, PageKey>>

/** The final page after redirects, for links without a redirect. */
export const destinationOf = (key: PageKey): PageKey =>
  (redirects as Partial<Record<PageKey, PageKey>>)[key] ?? key
