import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import { defineConfig } from 'vitest/config'
import { testsWithDatabase } from './tests/tests-with-database.ts'

/** Separate stages of `npm test`. */
const checks = ['tests/architecture.test.ts', 'tests/texts.test.ts']

const endings = '**/*.test.{ts,tsx}'

export default defineConfig({
  plugins: [babel({ presets: [linguiTransformerBabelPreset()] }), lingui()],
  test: {
    // Long enough for a loaded machine.
    testTimeout: 90_000,
    hookTimeout: 90_000,
    // The default, one less than the CPUs, is half of two.
    maxWorkers: '100%',
    exclude: ['tests/e2e/**'],
    // The counts for scripts/test.mjs.
    reporters: ['default', ['json', { outputFile: 'test-results/results.json' }]],
    globalSetup: ['tests/temporary-folder-setup.ts'],
    projects: [
      {
        // Domain and components (npm run test:unit): no database is opened.
        extends: true,
        test: {
          name: 'unit',
          include: [`{admin,app,blocks,demo,domain,messages,ui}/${endings}`],
          exclude: ['tests/e2e/**', ...testsWithDatabase],
          setupFiles: ['tests/unstub-globals.ts'],
          isolate: false,
          // Starts faster than processes.
          pool: 'threads',
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: [`{server,tests}/${endings}`, ...testsWithDatabase],
          exclude: ['tests/e2e/**', ...checks],
          globalSetup: ['tests/postgres-setup.ts'],
          // Saves the repeated import of the server: 215 seconds of CPU instead of 375.
          isolate: false,
        },
      },
      { extends: true, test: { name: 'checks', include: checks } },
    ],
  },
})
