import { defineConfig } from '@lingui/conf'
import { formatter } from '@lingui/format-po'

export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'fr', 'de', 'it'],
  catalogs: [
    {
      path: 'locales/{locale}',
      include: ['app', 'ui', 'blocks', 'server'],
      exclude: ['**/*.test.*'],
    },
  ],
  format: formatter({ lineNumbers: false }),
})
