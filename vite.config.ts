import { lingui } from '@lingui/vite-plugin'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { emptyRoutesInBrowser, reloadServerHtml } from './app/vite-plugin.ts'
import { linguiMacros } from './locales/vite-plugin.ts'

/** What every page loads, and what every island loads, in one chunk each. */
const groups = [
  { name: 'page', test: /\/app\/browser\//, priority: 2 },
  {
    name: 'react',
    test: /\/node_modules\/(react|react-dom|scheduler|@lingui|zustand)\//,
    priority: 1,
  },
]

export default defineConfig({
  plugins: [
    emptyRoutesInBrowser(),
    reloadServerHtml(),
    tailwindcss(),
    linguiMacros(),
    reactRouter(),
    // DRAFT_TEXTS=1 shows untranslated messages in English.
    lingui({ failOnMissing: process.env.DRAFT_TEXTS !== '1' }),
  ],
  resolve: {
    // React 18 and later include what this package adds.
    alias: [{ find: /^use-sync-external-store\/shim$/, replacement: 'react' }],
  },
  build: {
    rolldownOptions: { checks: { bundlerTimings: false, ineffectiveDynamicImport: false } },
    // Inlined images would enlarge every page that shows them.
    assetsInlineLimit: 0,
    // Would compress every file a second time, for a table.
    reportCompressedSize: false,
    target: 'baseline-widely-available',
  },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } },
    ssr: { build: { rollupOptions: { input: './server/start.ts' } } },
  },
  optimizeDeps: { entries: ['app/entry.client.ts'] },
})
