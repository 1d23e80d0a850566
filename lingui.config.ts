import { defineConfig } from '@lingui/conf'
import { formatter } from '@lingui/format-po'
import { languages } from './domain/language.ts'
import { messageAreas } from './locales/message-areas.ts'

const tests = '**/*.test.*'

export default defineConfig({
  sourceLocale: 'en',
  locales: [...languages],
  catalogs: [
    {
      path: 'locales/{locale}',
      include: ['app', 'blocks', 'messages', 'ui'],
      exclude: [tests, ...messageAreas.pages.sources, ...messageAreas.server.sources],
    },
    ...Object.entries(messageAreas).map(([area, { sources }]) => ({
      path: `locales/${area}/{locale}`,
      include: [...sources],
      exclude: [tests],
    })),
  ],
  format: formatter({ lineNumbers: false }),
})
