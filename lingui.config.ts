import { defineConfig } from '@lingui/conf'
import { formatter } from '@lingui/format-po'

const areas = {
  /** What the shop's pages say, and the cart. */
  shop: [
    'app/shop',
    'app/checkout/*.ts',
    'app/checkout/*.tsx',
    'app/shell/cart-panel.tsx',
    'app/routes/{homeopathy-remedies,make-your-own,shop-family,product-list,product,checkout}.tsx',
  ],
  account: [
    'app/account/*.{ts,tsx}',
    'app/account/order',
    // The account's home says too that an account cannot order.
    'app/shop/cart/order-{notice,refusal}.{ts,tsx}',
    'app/checkout/payment-texts.ts',
    'app/checkout/frame/order-totals.tsx',
    'app/routes/{account,login}*.tsx',
    'app/routes/block-gallery.tsx',
  ],
  /** The form by which one joins, fetched when somebody turns to it. */
  joining: ['app/account/signup'],
  /** Rendered by the server alone: it runs no script. */
  checkout: ['app/checkout/frame', 'app/routes/add-to-cart.tsx'],
  /** Messages of the API, mails. */
  server: ['server'],
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
      include: ['app', 'blocks', 'ui'],
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
