import { lingui } from '@lingui/vite-plugin'
import { defineConfig } from 'vite'
import { linguiMacros } from '../locales/vite-plugin.ts'

/** Packages of which one copy may be loaded: their contexts are shared. */
const shared = [
  'react',
  'react-dom',
  'react-router',
  'react-router-dom',
  'ra-core',
  'ra-ui-materialui',
]

export default defineConfig({
  root: import.meta.dirname,
  base: '/admin/',
  plugins: [linguiMacros(), lingui({ failOnMissing: process.env.DRAFT_TEXTS !== '1' })],
  resolve: { dedupe: shared },
  build: {
    outDir: '../build/admin',
    emptyOutDir: true,
    reportCompressedSize: false,
    chunkSizeWarningLimit: 2_000,
    target: 'baseline-widely-available',
    rolldownOptions: {
      checks: { bundlerTimings: false, ineffectiveDynamicImport: false },
      onwarn: (warning, warn) => {
        // Directives of React's server components have no meaning in the browser.
        if (warning.code !== 'MODULE_LEVEL_DIRECTIVE') warn(warning)
      },
    },
  },
})
