import { defineConfig } from '@lingui/conf'
import { formatter } from '@lingui/format-po'

export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'fr', 'de', 'it'],
  // What only the server says (messages of the API, mails) does not travel to browsers.
  catalogs: [
    { path: 'locales/{locale}', include: ['app', 'blocks', 'ui'], exclude: ['**/*.test.*'] },
    { path: 'locales/server/{locale}', include: ['server'], exclude: ['**/*.test.*'] },
  ],
  format: formatter({ lineNumbers: false }),
})
