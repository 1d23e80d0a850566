import { lingui } from '@lingui/vite-plugin'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { messagesForBrowser } from './app/i18n/browser-messages.ts'
import {
  emptyRoutesInBrowser,
  minifyInlineScript,
  reloadServerHtml,
  smallPreloadHelper,
} from './app/vite-plugin.ts'
import { blocksForBrowser } from './blocks/vite-plugin.ts'
import { linguiMacros } from './locales/vite-plugin.ts'

/** Few large chunks: every chunk costs a request, and small ones compress worse. */
const groups = [
  // What every page loads; islands share it.
  { name: 'page', test: /\/app\/browser\/start-page\.ts$/, priority: 5 },
  // What each island and popup needs: libraries, and the contexts of the page.
  {
    name: 'react',
    test: /node_modules\/(react|react-dom|scheduler|@lingui|zustand)\//,
    priority: 4,
  },
  // Product lists load it without React.
  { name: 'after-paint', test: /\/ui\/after-paint\.ts$/, priority: 4 },
  {
    name: 'island',
    test: /\/app\/(islands\/hydration\/|(shell\/persisted\/use-restored\.ts|i18n\/use-language\.ts)$)/,
    priority: 3,
  },
  // Includes what every island needs of the domain; the login needs nothing else of it.
  {
    name: 'ui',
    test: /\/(app\/i18n|ui|domain\/(page|visits))\/(?!price\.tsx$)/,
    minShareCount: 9,
    priority: 3,
  },
  // What most islands share, without and with React, so that no group below contains it.
  { name: 'domain', test: /\/domain\//, minShareCount: 10, priority: 2 },
  // What popups share, and what starts them.
  { name: 'popup', test: /\/(ui\/dialog\.tsx|app\/shell\/popups\/)/, priority: 1 },
  { name: 'account', test: /\/app\/account\//, minShareCount: 6, priority: 1 },
  // Price, quantity and button, which product pages share with the selectors.
  {
    name: 'buy',
    test: /\/(app\/shop\/|ui\/price\.tsx$|domain\/cart\/line-info\.ts$)/,
    minShareCount: 5,
  },
  // Needed to add to the cart, where the group below is not.
  { name: 'added-line', test: /\/(line-illustrations|record-added)\.ts$/, priority: 1 },
  // What salts share with the selectors.
  {
    name: 'choices',
    test: /\/selector\/(radio-cards\.tsx|use-report-missing-price\.ts|steps\/step-ids\.ts)$/,
    priority: 1,
  },
  // Parts of the steps that only the selector and the builder share.
  {
    name: 'steps',
    test: /\/app\/shop\/(selector\/|homeopathy\/steps\/)/,
    minShareCount: 2,
  },
]

/** What the first island or popup of a page requests ahead. */
const firstChunk = /\/(react|island|ui|popup|account|domain|buy|steps|search-preparations)-|\.css$/

/** The same for later ones. */
const sharedChunk = /\/(account|domain|buy|steps)-|\.css$/

export default defineConfig({
  plugins: [
    blocksForBrowser(),
    emptyRoutesInBrowser(),
    reloadServerHtml(),
    minifyInlineScript(),
    smallPreloadHelper(),
    tailwindcss(),
    linguiMacros(),
    reactRouter(),
    // DRAFT_TEXTS=1 shows untranslated messages in English.
    lingui({ failOnMissing: process.env.DRAFT_TEXTS !== '1' }),
    messagesForBrowser(),
  ],
  resolve: {
    // React 18 and later include what this package adds.
    alias: [{ find: /^use-sync-external-store\/shim$/, replacement: 'react' }],
  },
  build: {
    rolldownOptions: { checks: { bundlerTimings: false, ineffectiveDynamicImport: false } },
    modulePreload: {
      // Shared chunks and style sheets; small chunks arrive while React does. What imports an island has
      // requested the first ones, except for popups, dialogs and what buttons do.
      resolveDependencies: (name, files, { hostId }) => {
        const isFirst = /\/(page|island)-/.test(hostId) || /\/island-/.test(name)
        return files.filter((file) => (isFirst ? firstChunk : sharedChunk).test(file))
      },
    },
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
