import { index, layout, type RouteConfigEntry, route } from '@react-router/dev/routes'
import { type Language, languages } from '../domain/language.ts'
import { patternOf } from '../domain/page/address.ts'
import type { productPageOf } from '../domain/page/path.ts'
import { galleryPath, registrationsPath, setupPath } from '../domain/page/personal-pages.ts'
import type { redirects } from '../domain/page/redirects.ts'
import type { PageKey } from '../domain/page/route-words.ts'
import type { FamilyPage } from './shop/families/families.ts'
import type { ProductListPage } from './shop/products/list/product-pages.ts'

/** Pages that only redirect; the not-found module answers them. */
type RedirectKey = keyof typeof redirects

type ModuleOf<Key> = Key extends FamilyPage
  ? 'shop/shop-family'
  : Key extends ProductListPage
    ? 'shop/product-list'
    : Key extends ReturnType<typeof productPageOf>
      ? 'shop/product'
      : string

/** The module in `routes/` for each page. */
const modules = {
  home: 'content/home',
  login: 'account/login',
  'shop.homeopathy': 'shop/shop-family',
  'shop.homeopathy.complexes': 'shop/product-list',
  'shop.homeopathy.complexes.product': 'shop/product',
  'shop.homeopathy.remedies': 'shop/homeopathy-remedies',
  'shop.homeopathy.seasonal': 'shop/product-list',
  'shop.homeopathy.products': 'shop/product-list',
  'shop.homeopathy.products.product': 'shop/product',
  'shop.gemmotherapy': 'shop/shop-family',
  'shop.phytotherapy': 'shop/shop-family',
  'shop.oligotherapy': 'shop/shop-family',
  'shop.schussler_salts': 'shop/product-list',
  'shop.schussler_salts.product': 'shop/product',
  'shop.food_supplements': 'shop/product-list',
  'shop.food_supplements.products.product': 'shop/product',
  'shop.make_your_own': 'shop/make-your-own',
  'shop.otc.product': 'shop/product',
  'otcs.otchomeo': 'shop/product-list',
  'otcs.gemmotherapy': 'shop/product-list',
  'otcs.animals': 'shop/product-list',
  'medicine.homeopathy': 'content/content-page',
  'medicine.gemmotherapy': 'content/content-page',
  'medicine.phytotherapy': 'content/content-page',
  'medicine.oligotherapy': 'content/content-page',
  'medicine.schussler_salts': 'content/content-page',
  'medicine.food_supplements': 'content/content-page',
  'company.story': 'content/content-page',
  'company.garden': 'content/content-page',
  'company.lab': 'content/content-page',
  'company.values': 'content/content-page',
  'company.quality': 'content/content-page',
  'company.team': 'content/content-page',
  health: 'content/health',
  'health.topic': 'content/topic',
  'resources.topic': 'content/topic',
  'resources.where': 'content/where',
  'resources.training': 'content/resource',
  'resources.research': 'content/resource',
  'resources.foundation': 'content/resource',
  'resources.associations': 'content/resource',
  'resources.media': 'content/resource',
  news: 'content/news',
  'news.post': 'content/news-post',
  contact: 'content/content-page',
  'privacy-policy': 'content/content-page',
  terms: 'content/content-page',
  imprint: 'content/content-page',
  search: 'content/search',
  sitemap: 'content/sitemap',
  signup: 'account/signup',
  'signup-confirmation': 'account/signup-confirmation',
  'newsletter-confirm': 'content/newsletter',
  'newsletter-leave': 'content/newsletter',
  checkout: 'shop/checkout',
  account: 'account/account',
  'account.security': 'account/security',
  'account.email': 'account/email',
  'account.deletion': 'account/deletion',
  'account.addresses': 'account/addresses',
  'account.people': 'account/people',
  'account.payment': 'account/payment',
  'account.orders': 'account/orders',
  'account.orders.order': 'account/order',
  'account.quick-order': 'account/quick-order',
  'account.shelf': 'account/shelf',
  'account.shelf.list': 'account/saved-list',
  'account.shelf.formula': 'account/formula',
  'account.downloads': 'account/downloads',
  'hidden.1': 'content/content-page',
  'hidden.2': 'content/content-page',
} as const satisfies { [Key in Exclude<PageKey, RedirectKey>]: ModuleOf<Key> }

const pages = Object.keys(modules) as (keyof typeof modules)[]

const pageIn = (language: Language, key: (typeof pages)[number]) => {
  const pattern = patternOf(key, language)
  const module = `routes/${modules[key]}.tsx`
  const id = `${language}:${key}`
  // A page without path words is the index of its parent, so that its form is not sent to the
  // parent.
  if (pattern === '') return index(module, { id })
  // Case-sensitive, as personal pages are recognised by their exact path.
  return route(pattern, module, { id, caseSensitive: true })
}

/** For administrators: without key, so in no menu. */
const staffPagesIn = (language: Language) => [
  route(galleryPath, 'routes/content/block-gallery.tsx', { id: `${language}:${galleryPath}` }),
  route(`${registrationsPath}/:account`, 'routes/account/registration.tsx', {
    id: `${language}:${registrationsPath}`,
  }),
]

/** All addresses of the site: the same pages with each language's path words. */
export default languages.map((language) =>
  route(language, 'i18n/language-layout.tsx', { id: language }, [
    layout('shell/shell.tsx', { id: `${language}:shell` }, [
      ...pages.map((key) => pageIn(language, key)),
      ...staffPagesIn(language),
      route('*', 'routes/content/not-found.tsx', { id: `${language}:not-found` }),
    ]),
    // Before the shop is open, which the shell is for.
    route(setupPath, 'routes/setup/setup.tsx', { id: `${language}:${setupPath}` }),
    // The document in the checkout frame has no shell (R26).
    route('add_to_cart', 'routes/shop/add-to-cart.tsx', { id: `${language}:add_to_cart` }),
  ]),
) satisfies RouteConfigEntry[]
