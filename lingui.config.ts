import { defineConfig } from '@lingui/conf'
import { formatter } from '@lingui/format-po'

const areas = {
  /** What the shop's pages say, and the cart. */
  shop: [
    'app/shop',
    'app/checkout/*.{ts,tsx}',
    'app/routes/shop/!(add-to-cart).tsx',
    'app/shell/popups/cart-panel.tsx',
    'messages/shop',
  ],
  account: [
    'app/account/*.{ts,tsx}',
    'app/account/addresses',
    'app/account/documents',
    'app/account/login',
    'app/account/orders',
    'app/account/registrations',
    'app/account/security',
    // The account's home says too that an account cannot order.
    'app/shop/cart/order-{notice,refusal}.{ts,tsx}',
    'app/checkout/frame/order-totals.tsx',
    'app/routes/account/!(signup|signup-confirmation).tsx',
    'app/routes/content/block-gallery.tsx',
    'messages/account',
  ],
  /** The sign-up form, fetched when somebody turns to it. */
  signup: ['app/account/signup', 'messages/signup'],
  /** Rendered by the server alone: it runs no script. */
  checkout: ['app/checkout/frame', 'app/routes/shop/add-to-cart.tsx'],
  /** Messages of the API, mails. */
  server: ['messages/server', 'server'],
}

const tests = '**/*.test.*'

export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'fr', 'de', 'it'],
  // The first goes with every page. Each area has its own, so that a page carries no other's texts;
  // those of the last two do not travel to browsers at all.
  catalogs: [
    {
      path: 'locales/{locale}',
      include: ['app', 'blocks', 'messages', 'ui'],
      exclude: [tests, ...Object.values(areas).flat()],
    },
    ...Object.entries(areas).map(([area, include]) => ({
      path: `locales/${area}/{locale}`,
      include,
      exclude: [tests],
    })),
  ],
  format: formatter({ lineNumbers: false }),
})
