import { defineConfig } from '@lingui/conf'
import { formatter } from '@lingui/format-po'

const checkoutDocument = ['app/checkout/frame', 'app/routes/add-to-cart.tsx']

export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'fr', 'de', 'it'],
  // Browsers get the first. What only the server says (messages of the API, mails), and the
  // checkout's document, which runs no script, do not travel to them as texts.
  catalogs: [
    {
      path: 'locales/{locale}',
      include: ['app', 'blocks', 'ui'],
      exclude: ['**/*.test.*', ...checkoutDocument],
    },
    { path: 'locales/checkout/{locale}', include: checkoutDocument, exclude: ['**/*.test.*'] },
    { path: 'locales/server/{locale}', include: ['server'], exclude: ['**/*.test.*'] },
  ],
  format: formatter({ lineNumbers: false }),
})
