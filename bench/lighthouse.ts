import { execFile, spawnSync } from 'node:child_process'
import { cpSync, existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const source = fileURLToPath(new URL('lighthouse', import.meta.url))
const folder = fileURLToPath(new URL('../node_modules/.cache/lighthouse', import.meta.url))
const program = join(folder, 'node_modules/lighthouse/cli/index.js')

const lockIn = (path: string) => {
  const lock = join(path, 'package-lock.json')
  return existsSync(lock) ? readFileSync(lock, 'utf8') : undefined
}

/**
 * Installs the packages of bench/lighthouse/ into a cache: 114 packages of 180 MB are too much for
 * everyone who starts the site. False where they cannot be installed.
 */
export const installLighthouse = () => {
  if (existsSync(program) && lockIn(folder) === lockIn(source)) return true
  cpSync(source, folder, { recursive: true })
  spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
    timeout: 300_000,
  })
  return existsSync(program)
}

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

type Report = {
  categories: Record<(typeof categories)[number], { score: number | null }>
  audits: Record<string, { numericValue?: number }>
}

/** Scores of 100 by category, and times in milliseconds, of a page on a phone. */
export const audit = async (chromium: string, url: string) => {
  const flags = [
    ...['--quiet', '--output=json', `--only-categories=${categories.join(',')}`],
    '--chrome-flags=--headless --no-sandbox --disable-gpu --disable-background-networking',
  ]
  const { stdout } = await promisify(execFile)(process.execPath, [program, url, ...flags], {
    env: { ...process.env, CHROME_PATH: chromium },
    maxBuffer: 64 * 2 ** 20,
  })
  const report: Report = JSON.parse(stdout)
  return {
    scores: categories.map((name) => Math.round((report.categories[name].score ?? 0) * 100)),
    largestPaintMs: report.audits['largest-contentful-paint']?.numericValue ?? Number.NaN,
    blockedMs: report.audits['total-blocking-time']?.numericValue ?? Number.NaN,
  }
}
