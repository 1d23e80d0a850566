import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { cpuSlowdown } from './tests/e2e/cpu-slowdown.ts'
import { demoPassword } from './tests/e2e/people.fixtures.ts'

const port = Number(process.env.E2E_PORT ?? 3199)

/** Set by the main process and inherited by workers. */
process.env.E2E_DATA ??= mkdtempSync(join(tmpdir(), 'officina-e2e-'))

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  // One more than the cores of the smallest machine: each waits for a quarter of its time.
  workers: 3,
  // Long enough for a loaded machine.
  timeout: 60_000 * cpuSlowdown,
  expect: { timeout: 10_000 * cpuSlowdown },
  forbidOnly: process.env.CI === 'true',
  // scripts/test.mjs reports tests that pass only on a retry.
  retries: process.env.CI === 'true' ? 1 : 0,
  reporter: [['list'], ['json', { outputFile: 'test-results/results.json' }]],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    viewport: { width: 1280, height: 800 },
    // Motion takes a sixth of the time; tests `withMotion` keep it.
    contextOptions: { reducedMotion: 'reduce' },
    // Recording slows every page, so only retries are recorded.
    trace: 'on-first-retry',
    launchOptions: {
      // Undefined where Playwright has downloaded its own.
      executablePath: process.env.CHROMIUM,
      // Allows Chromium to run as root; no requests to other hosts.
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: {
    command: `"${process.execPath}" build/main.js`,
    url: `http://127.0.0.1:${port}/api/health`,
    env: {
      // Overrides the environment; an empty variable counts as unset.
      DATABASE_URL: '',
      DEMO: '',
      HOST: '',
      ORIGIN: '',
      SMTP_URL: '',
      STORAGE_URL: '',
      // Lets tests set their IP address.
      TRUST_PROXY: '1',
      PORT: `${port}`,
      DATA_DIR: process.env.E2E_DATA,
      DEMO_PASSWORD: demoPassword,
      LOG_LEVEL: 'warn',
    },
    stdout: 'ignore',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
    timeout: 60_000,
  },
})
