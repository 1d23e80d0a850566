import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import { reactRouter } from '@react-router/dev/vite'
import babel from '@rolldown/plugin-babel'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { blocksForBrowser } from './blocks/vite-plugin.ts'

/** Few large chunks: every chunk costs a request, and small ones compress worse. */
const groups = [
  {
    name: 'site',
    // Libraries and code of all pages; popups and blocks are loaded when needed.
    test: /node_modules\/(react|react-dom|react-router|scheduler|@lingui|zustand)\/|rolldown.runtime|\/(app\/(root|entry\.client|shell\/(?!popups\/cart-panel|consent\/consent-(question|form|part)|persisted\/(cart|persisted|synced)-cart|persisted\/cart-)|i18n\/[a-z]+-|content\/(page-|section-menu))|blocks\/([a-z-]+\.|parts\/(block-link|is-internal-link))|messages\/site|domain\/(page|language|money)|ui\/(button|icon|illustration|spinner|price))/,
  },
  {
    name: 'selector',
    // Selectors of all families; the list of names is loaded at the first key press.
    test: /\/app\/shop\/(picker\/(picker|search-box)|selector\/(steps\/(pick-step|quantity-step|step-frame|step-notes)|add-button|chosen-field|label-frame|price-lines|radio-cards|selector-frame|summary)|cart\/(use-add-to-cart|quantity-stepper|quantity-hint|use-typed-quantity))\./,
  },
]

export default defineConfig({
  plugins: [
    blocksForBrowser(),
    tailwindcss(),
    babel({ presets: [linguiTransformerBabelPreset()] }),
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
    target: 'baseline-widely-available',
  },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } },
    ssr: { build: { rollupOptions: { input: './server/start.ts' } } },
  },
  optimizeDeps: { entries: ['app/root.tsx', 'app/**/*.tsx'] },
})
