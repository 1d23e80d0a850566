import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import { reactRouter } from '@react-router/dev/vite'
import babel from '@rolldown/plugin-babel'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [
    tailwindcss(),
    babel({ presets: [linguiTransformerBabelPreset()] }),
    reactRouter(),
    // While texts are being written, DRAFT_TEXTS=1 lets English stand in.
    lingui({ failOnMissing: process.env.DRAFT_TEXTS !== '1' }),
  ],
  build: {
    // Pictures stay files: inlined they would grow every page that names them.
    assetsInlineLimit: 0,
    target: 'baseline-widely-available',
  },
  environments: {
    ssr: { build: { rollupOptions: { input: './server/start.ts' } } },
  },
  optimizeDeps: { entries: ['app/root.tsx', 'app/**/*.tsx'] },
})
