import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import { reactRouter } from '@react-router/dev/vite'
import babel from '@rolldown/plugin-babel'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

/** Few and well filled files: each file of its own costs a request and compresses worse. */
const groups = [
  {
    name: 'site',
    // The libraries, and what all pages have; the popups among it are fetched when they are first
    // opened, and each block with the pages that have it.
    test: /node_modules\/(react|react-dom|react-router|scheduler|@lingui|zustand)\/|rolldown.runtime|\/(app\/(root|entry\.client|shell\/(?!popups\/cart-panel|consent\/consent-(question|form|part)|persisted\/(cart|persisted|synced)-cart|persisted\/cart-)|i18n\/[a-z]+-|content\/(page-|section-menu))|blocks\/((?!static-blocks)[a-z-]+\.|parts\/(block-link|is-internal-link))|messages\/site|domain\/(page|language|money)|ui\/(button|icon|illustration|spinner|price))/,
  },
  {
    name: 'selector',
    // What the pages of all families choose with; the list of names comes with the first key.
    test: /\/app\/shop\/(picker\/(picker|search-box)|selector\/(steps\/(pick-step|quantity-step|step-frame|step-notes)|add-button|chosen-field|label-frame|price-lines|radio-cards|selector-frame|summary)|cart\/(use-add-to-cart|quantity-stepper|quantity-hint|use-typed-quantity))\./,
  },
]

export default defineConfig({
  plugins: [
    tailwindcss(),
    babel({ presets: [linguiTransformerBabelPreset()] }),
    reactRouter(),
    // While texts are being written, DRAFT_TEXTS=1 lets English stand in.
    lingui({ failOnMissing: process.env.DRAFT_TEXTS !== '1' }),
  ],
  resolve: {
    // Lingui's stand-in for what React has had since 18.
    alias: [{ find: /^use-sync-external-store\/shim$/, replacement: 'react' }],
  },
  build: {
    rolldownOptions: { checks: { bundlerTimings: false, ineffectiveDynamicImport: false } },
    // Pictures stay files: inlined they would grow every page that names them.
    assetsInlineLimit: 0,
    target: 'baseline-widely-available',
  },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } },
    ssr: { build: { rollupOptions: { input: './server/start.ts' } } },
  },
  optimizeDeps: { entries: ['app/root.tsx', 'app/**/*.tsx'] },
})
