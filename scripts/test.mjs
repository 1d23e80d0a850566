// @ts-check
// npm test: every check, one after another; the last line sums them up. `npm test -- --only=unit,size`
// runs some, `npm test -- path/to/file.test.ts` only these files (unit tests and browser specs).
// Plain JavaScript for any Node ≥ 20, nothing installed before.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bring, find } from './debian.mjs'
import { build, install, orExit } from './prepare.mjs'
import { programEnv } from './program-env.mjs'
import { readTestArguments } from './test-arguments.mjs'

/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */

const isCi = process.env.CI === 'true'
/** Far more than any check takes: what hangs shall end. */
const longest = 20 * 60_000

/** @type {import('node:child_process').ChildProcess | undefined} */
let running

/** Whether a program of the packages, run with Node 26, ends well. @param {string} name @param {string[]} args @param {NodeJS.ProcessEnv} [env] */
const run = async (name, args, env) => {
  running = spawn(name, args, {
    stdio: 'inherit',
    env: programEnv(env),
    shell: process.platform === 'win32',
    timeout: longest,
  })
  const [code] = await once(running, 'exit')
  running = undefined
  return code === 0
}

/** @param {boolean} isGood @returns {Counts} */
const one = (isGood) => ({ passed: isGood ? 1 : 0, failed: isGood ? 0 : 1, skipped: 0 })

const nothing = { passed: 0, failed: 0, skipped: 0 }

/** @param {Counts[]} all @returns {Counts} */
const sum = (all) =>
  all.reduce(
    (left, right) => ({
      passed: left.passed + right.passed,
      failed: left.failed + right.failed,
      skipped: left.skipped + right.skipped,
    }),
    nothing,
  )

/** What a runner has written down; one that ends badly has failed at least once. @param {string} file @param {boolean} isGood @param {(report: any) => Counts} read @returns {Counts} */
const countsIn = (file, isGood, read) => {
  const counts = existsSync(file) ? read(JSON.parse(readFileSync(file, 'utf8'))) : nothing
  return isGood ? counts : { ...counts, failed: Math.max(1, counts.failed) }
}

/** @param {string[]} args */
const vitest = async (...args) => {
  const file = 'test-results/vitest.json'
  rmSync(file, { force: true })
  const reports = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const isGood = await run('vitest', ['run', ...reports, ...args])
  return countsIn(file, isGood, (report) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
  }))
}

const freePort = async () => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  return typeof address === 'object' && address ? address.port : 0
}

/** In Chromium, against a server of its own with the demo laboratory. @param {string[]} args */
const playwright = async (...args) => {
  const file = 'test-results/results.json'
  rmSync(file, { force: true })
  const data = mkdtempSync(join(tmpdir(), 'officina-e2e-'))
  const env = {
    CHROMIUM: find('chromium'),
    E2E_PORT: String(await freePort()),
    E2E_DATA: data,
  }
  const isGood = await run('playwright', ['test', ...args], env)
  rmSync(data, { recursive: true, force: true })
  return countsIn(file, isGood, ({ stats }) => {
    if (stats.flaky > 0)
      console.warn(`\n  ${stats.flaky} passed only at the second attempt: see "flaky" above.\n`)
    return {
      passed: stats.expected + stats.flaky,
      failed: stats.unexpected,
      skipped: stats.skipped,
    }
  })
}

/** What cannot be had is skipped aloud, in CI it fails. @param {string} name @param {string} what @returns {Counts | undefined} */
const lacking = (name, what) => {
  if (find(name)) return undefined
  console.warn(`\n  ${name} is not installed: ${what} ${isCi ? 'CANNOT RUN' : 'ARE SKIPPED'}.\n`)
  return isCi ? { ...nothing, failed: 1 } : { ...nothing, skipped: 1 }
}

const withBuild = (/** @type {() => Promise<Counts>} */ test) => async () => {
  const missing = lacking('chromium', 'tests in a browser')
  if (missing) return missing
  build()
  return test()
}

const unit = async () => {
  const counts = await vitest('--project', 'unit', '--project', 'server')
  const missing = process.env.TEST_DATABASE_URL
    ? undefined
    : lacking('postgresql', 'tests on PostgreSQL')
  return sum([counts, missing ?? nothing])
}

/** @type {Record<string, () => Promise<Counts>>} */
const stages = {
  types: async () => one((await run('react-router', ['typegen'])) && (await run('tsc', []))),
  lint: async () => one(await run('biome', ['ci'])),
  unused: async () => one(await run('knip', ['--no-config-hints'])),
  architecture: () => vitest('tests/architecture.test.ts'),
  texts: () => vitest('tests/texts.test.ts'),
  unit,
  browser: withBuild(() => playwright('--grep-invert', '@size')),
  size: withBuild(() => playwright('--grep', '@size')),
}

/** Set by `orExit`, which ends the process otherwise. @type {import('./test-arguments.mjs').TestArguments} */
let wanted = { only: [], unitFiles: [], browserFiles: [], options: [] }

orExit(() => {
  wanted = readTestArguments(process.argv.slice(2))
  const unknown = wanted.only.filter((name) => !Object.hasOwn(stages, name))
  if (unknown.length > 0)
    throw new Error(`No stage ${unknown.join(', ')}: there are ${Object.keys(stages).join(', ')}.`)
})

/** Those of the command line: named stages, the runners of named files, or all. */
const wantedStages = () => {
  const { only, unitFiles, browserFiles, options } = wanted
  if (unitFiles.length + browserFiles.length === 0)
    return Object.entries(stages).filter(([name]) => only.length === 0 || only.includes(name))
  /** @type {[string, () => Promise<Counts>][]} */
  const runners = []
  if (unitFiles.length > 0) runners.push(['unit', () => vitest(...unitFiles, ...options)])
  if (browserFiles.length > 0)
    runners.push(['browser', withBuild(() => playwright(...browserFiles, ...options))])
  return runners
}

for (const signal of /** @type {const} */ (['SIGTERM', 'SIGINT', 'SIGHUP']))
  process.once(signal, () => {
    running?.kill('SIGTERM')
    running?.once('exit', () => process.exit(1))
  })

orExit(install)
bring(['postgresql'])
bring(['chromium-headless-shell'])
// Where there is no such package.
bring(['chromium'])

/** @type {{ name: string, counts: Counts, seconds: number }[]} */
const results = []
for (const [name, stage] of wantedStages()) {
  console.log(`\n── ${name}`)
  const begun = performance.now()
  const counts = await stage().catch((error) => {
    console.error(error instanceof Error ? error.message : error)
    return one(false)
  })
  results.push({ name, counts, seconds: (performance.now() - begun) / 1000 })
}

/** @param {Counts} counts */
const sentence = ({ passed, failed, skipped }) =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`

console.log()
for (const { name, counts, seconds } of results)
  console.log(
    `${counts.failed > 0 ? '✗' : '✓'} ${name.padEnd(13)}${`${seconds.toFixed(1)} s`.padStart(8)}  ${sentence(counts)}`,
  )

const total = sum(results.map(({ counts }) => counts))
process.exitCode = total.failed > 0 ? 1 : 0
console.log(`\n${sentence(total)}`)
