import { readFileSync } from 'node:fs'
import { formatMoney, parsePrice } from '../../../domain/money.ts'
import type { PageKey } from '../../../domain/page/route-words.ts'

type Stored = { id: number; slug: string; price?: string; categories?: string[] } & Record<
  string,
  unknown
>

const read = (file: string): Stored[] =>
  JSON.parse(readFileSync(new URL(`../../../demo/catalogue/${file}.json`, import.meta.url), 'utf8'))

export type DemoProduct = Stored & { page: PageKey; list: PageKey; shownPrice: string }

const productsOf = (file: string, page: PageKey, listOf: (stored: Stored) => PageKey) =>
  read(file).map(
    (stored): DemoProduct => ({
      ...stored,
      page,
      list: listOf(stored),
      // Salts are priced by form, and all are available as pills.
      shownPrice: formatMoney(parsePrice(stored.price ?? '14.90')),
    }),
  )

const otcLists: Record<string, PageKey> = {
  otchomeo: 'otcs.otchomeo',
  animals: 'otcs.animals',
  gemmotherapy: 'otcs.gemmotherapy',
}

const otcListOf = ({ categories = [] }: Stored) => otcLists[categories[0] ?? ''] ?? 'otcs'

/** All demo products with a page, by page and list. */
export const demoProducts: readonly DemoProduct[] = [
  ...productsOf(
    'complexes',
    'shop.homeopathy.complexes.product',
    () => 'shop.homeopathy.complexes',
  ),
  ...productsOf('otc', 'shop.otc.product', otcListOf),
  ...productsOf('kits', 'shop.homeopathy.products.product', () => 'shop.homeopathy.products'),
  ...productsOf('seasonal', 'shop.homeopathy.products.product', () => 'shop.homeopathy.seasonal'),
  ...productsOf(
    'supplements',
    'shop.food_supplements.products.product',
    () => 'shop.food_supplements',
  ),
  ...productsOf('schussler', 'shop.schussler_salts.product', () => 'shop.schussler_salts'),
]

export const demoLists = [...new Set(demoProducts.map(({ list }) => list))]

/** The title of a product in German; a slug without product fails the test. */
export const germanTitleOf = (slug: string) => {
  const title = demoProducts.find((product) => product.slug === slug)?.title_de
  if (typeof title !== 'string') throw new Error(`No product ${slug}`)
  return title
}
