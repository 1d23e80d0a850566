import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  plugins: [babel({ presets: [linguiTransformerBabelPreset()] }), lingui()],
  test: {
    // A loaded machine is slow, not wrong; what hangs still fails.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // One less than there are would be half of two.
    maxWorkers: '100%',
    include: ['{app,blocks,demo,domain,messages,server,ui,tests}/**/*.test.{ts,tsx}'],
    exclude: ['tests/e2e/**'],
    globalSetup: ['tests/temporary-folder-setup.ts', 'tests/postgres-setup.ts'],
  },
})
