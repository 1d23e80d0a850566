import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { lingui } from '@lingui/vite-plugin'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { messagesForBrowser } from './app/i18n/browser-messages.ts'
import {
  emptyRoutesInBrowser,
  minifyInlineScript,
  reloadServerHtml,
  requestImportsAhead,
  smallPreloadHelper,
} from './app/vite-plugin.ts'
import { blocksForBrowser } from './blocks/vite-plugin.ts'
import { linguiMacros } from './locales/vite-plugin.ts'

/** Matches the modules of folders, which have to exist. */
const inFolders = (...folders: string[]) => {
  const missing = folders.filter((folder) => !existsSync(join(import.meta.dirname, folder)))
  if (missing.length > 0) throw new Error(`A chunk has folders that do not exist: ${missing}`)
  return new RegExp(`/(${folders.join('|')})/`)
}

const packages = (...names: string[]) => inFolders(...names.map((name) => `node_modules/${name}`))

/**
 * Few large chunks: every chunk costs a request, and small ones compress worse. A chunk has the modules of
 * folders with all that they import, or those that so many scripts share (`minShareCount`).
 */
const groups = [
  // What every page loads.
  { name: 'page', test: inFolders('app/browser'), priority: 5 },
  // What every island and popup loads: libraries, and the contexts of the page.
  {
    name: 'react',
    test: packages('react', 'react-dom', 'scheduler', '@lingui', 'zustand'),
    priority: 4,
  },
  { name: 'island', test: inFolders('app/islands/hydration'), priority: 3 },
  // Includes what every island needs of the domain; the login needs nothing else of it.
  {
    name: 'ui',
    test: inFolders('app/i18n', 'ui', 'domain/page', 'domain/visits'),
    minShareCount: 8,
    priority: 3,
  },
  // What most islands share, without and with React, so that no group below contains it.
  { name: 'domain', test: inFolders('domain'), minShareCount: 10, priority: 2 },
  { name: 'popup', test: inFolders('app/shell/popups'), priority: 1 },
  // Price, quantity and button, which product pages share with the selectors.
  { name: 'shop', test: inFolders('app/shop'), minShareCount: 4 },
  // Parts of the steps, which only the selectors and the builder share.
  {
    name: 'selector',
    test: inFolders('app/shop/selector', 'app/shop/homeopathy/steps'),
    minShareCount: 2,
  },
]

export default defineConfig({
  plugins: [
    blocksForBrowser(),
    emptyRoutesInBrowser(),
    reloadServerHtml(),
    minifyInlineScript(),
    smallPreloadHelper(),
    requestImportsAhead(),
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
