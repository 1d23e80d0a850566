// @ts-check
// npm test: runs all stages in sequence; the last line is the sum. `npm test -- --only=unit,browser`
// runs some stages, `npm test -- path/to/file.test.ts` some files (unit tests and browser specs).
// Plain JavaScript for Node ≥ 20, without packages.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs'
import { createServer } from 'node:net'
import { freemem, tmpdir } from 'node:os'
import { join } from 'node:path'
import { build, exitOnError, install } from './prepare.mjs'
import { programEnv } from './program-env.mjs'
import { findProgram, installPrograms } from './system-programs.mjs'
import { readTestArguments } from './test-arguments.mjs'

/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */

const isCi = process.env.CI === 'true'
/** Longer than any stage takes on a slow machine. */
const stageTimeoutMs = 45 * 60_000

/** A folder in memory (Linux), and the bytes that all databases of a run take at most. */
const memoryFolder = '/dev/shm'
const memoryNeeded = 6e9

// Tests commit thousands of times, and every commit waits for the disk: in memory they take half the time.
if (existsSync(memoryFolder)) {
  const { bavail, bsize } = statfsSync(memoryFolder)
  if (Math.min(bavail * bsize, freemem()) > memoryNeeded) process.env.TMPDIR ??= memoryFolder
}

/** @type {import('node:child_process').ChildProcess | undefined} */
let running

/** Runs a program of node_modules/.bin on Node 26; true if it exits with 0. @param {string} name @param {string[]} args @param {NodeJS.ProcessEnv} [env] */
const run = async (name, args, env) => {
  running = spawn(name, args, {
    stdio: 'inherit',
    env: programEnv(env),
    shell: process.platform === 'win32',
    timeout: stageTimeoutMs,
  })
  const [code] = await once(running, 'exit')
  running = undefined
  return code === 0
}

/** @param {boolean} isGood @returns {Counts} */
const singleCount = (isGood) => ({ passed: isGood ? 1 : 0, failed: isGood ? 0 : 1, skipped: 0 })

const noCounts = { passed: 0, failed: 0, skipped: 0 }

/** @param {Counts[]} all @returns {Counts} */
const sum = (all) =>
  all.reduce(
    (left, right) => ({
      passed: left.passed + right.passed,
      failed: left.failed + right.failed,
      skipped: left.skipped + right.skipped,
    }),
    noCounts,
  )

/** Counts of a runner's report; at least one failure if the runner failed. @param {string} file @param {boolean} isGood @param {(report: any) => Counts} read @returns {Counts} */
const countsIn = (file, isGood, read) => {
  const counts = existsSync(file) ? read(JSON.parse(readFileSync(file, 'utf8'))) : noCounts
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

/** Runs browser tests against a separate server with the demo laboratory. @param {string[]} args */
const playwright = async (...args) => {
  const file = 'test-results/results.json'
  rmSync(file, { force: true })
  const data = mkdtempSync(join(tmpdir(), 'officina-e2e-'))
  const env = {
    CHROMIUM: findProgram('chromium'),
    E2E_PORT: String(await freePort()),
    E2E_DATA: data,
  }
  const isGood = await run('playwright', ['test', ...args], env)
  rmSync(data, { recursive: true, force: true })
  return countsIn(file, isGood, ({ stats }) => {
    if (stats.flaky > 0)
      console.warn(`\n  ${stats.flaky} passed only on a retry: see "flaky" above.\n`)
    return {
      passed: stats.expected + stats.flaky,
      failed: stats.unexpected,
      skipped: stats.skipped,
    }
  })
}

/** What could not run, for the end of the output. @type {string[]} */
const notes = []

/** Notes that tests of a missing program are skipped; in CI they count as failed. @param {string} name @param {string} tests @returns {Counts} */
const countMissing = (name, tests) => {
  notes.push(`${name} is not installed: ${tests} ${isCi ? 'CANNOT RUN' : 'ARE SKIPPED'}.`)
  return isCi ? { ...noCounts, failed: 1 } : { ...noCounts, skipped: 1 }
}

/** Where the system has no Chromium, Playwright downloads its own, once. */
const hasChromium = async () =>
  findProgram('chromium') !== undefined ||
  (await run('playwright', ['install', '--only-shell', 'chromium']))

const withBuild = (/** @type {() => Promise<Counts>} */ test) => async () => {
  if (!(await hasChromium())) return countMissing('Chromium', 'tests in a browser')
  build()
  return test()
}

const unit = async () => {
  const counts = await vitest('--project', 'unit', '--project', 'server')
  if (process.env.TEST_DATABASE_URL || findProgram('postgresql')) return counts
  return sum([counts, countMissing('PostgreSQL', 'tests on PostgreSQL')])
}

/** A check of package.json that passes or fails as a whole. @param {string} script */
const check = (script) => async () => singleCount(await run('npm', ['run', '--silent', script]))

/** @type {Record<string, () => Promise<Counts>>} */
const stages = {
  types: check('typecheck'),
  lint: check('lint'),
  unused: check('unused'),
  architecture: () => vitest('tests/architecture.test.ts'),
  texts: () => vitest('tests/texts.test.ts'),
  unit,
  browser: withBuild(() => playwright()),
}

/** Set below; invalid arguments exit. @type {import('./test-arguments.mjs').TestArguments} */
let given = { only: [], unitFiles: [], browserFiles: [], options: [] }

exitOnError(() => {
  given = readTestArguments(process.argv.slice(2))
  const unknown = given.only.filter((name) => !Object.hasOwn(stages, name))
  if (unknown.length > 0)
    throw new Error(`No stage ${unknown.join(', ')}: there are ${Object.keys(stages).join(', ')}.`)
})

/** The stages named in the arguments, runners for named files, or all stages. */
const selectedStages = () => {
  const { only, unitFiles, browserFiles, options } = given
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

exitOnError(() => install())
installPrograms(['postgresql'])
installPrograms(['chromium-headless-shell'])
// Some systems have no such package.
installPrograms(['chromium'])

/** @type {{ name: string, counts: Counts, seconds: number }[]} */
const results = []
for (const [name, stage] of selectedStages()) {
  console.log(`\n── ${name}`)
  const startedAt = performance.now()
  const counts = await stage().catch((error) => {
    console.error(error instanceof Error ? error.message : error)
    return singleCount(false)
  })
  results.push({ name, counts, seconds: (performance.now() - startedAt) / 1000 })
}

/** @param {Counts} counts */
const summaryOf = ({ passed, failed, skipped }) =>
  `${passed} passed, ${failed} failed, ${skipped} skipped`

console.log()
for (const { name, counts, seconds } of results)
  console.log(
    `${counts.failed > 0 ? '✗' : '✓'} ${name.padEnd(13)}${`${seconds.toFixed(1)} s`.padStart(8)}  ${summaryOf(counts)}`,
  )
for (const note of notes) console.log(`\n  ${note}`)

const total = sum(results.map(({ counts }) => counts))
process.exitCode = total.failed > 0 ? 1 : 0
console.log(`\n${summaryOf(total)}`)
