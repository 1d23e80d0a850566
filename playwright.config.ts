import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { cpuSlowdown } from './tests/e2e/cpu-slowdown.ts'
import { demoPassword } from './tests/e2e/people.fixtures.ts'

const port = Number(process.env.E2E_PORT ?? 3199)

/** Set once, by the main process; workers inherit it. */
process.env.E2E_DATA ??= mkdtempSync(join(tmpdir(), 'officina-e2e-'))

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  // Far more than a quiet machine needs: only an outcome that never comes shall fail.
  timeout: 60_000 * cpuSlowdown,
  expect: { timeout: 10_000 * cpuSlowdown },
  forbidOnly: process.env.CI === 'true',
  // A test that passes at its second attempt is reported by scripts/test.mjs: it hides a fault.
  retries: process.env.CI === 'true' ? 1 : 0,
  reporter: [['list'], ['json', { outputFile: 'test-results/results.json' }]],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    viewport: { width: 1280, height: 800 },
    // Recording slows every page; the second try is enough to see what happened.
    trace: 'on-first-retry',
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
      // Debian's Chromium as root, and no calls to the outside.
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
    command: `"${process.execPath}" server/main.ts`,
    url: `http://127.0.0.1:${port}/api/health`,
    env: {
      // Whatever the environment says: an empty variable counts as none.
      DATABASE_URL: '',
      DEMO: '',
      HOST: '',
      ORIGIN: '',
      SMTP_URL: '',
      // So that tests can come from different addresses.
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
