// @ts-check
// npm test: runs all stages in sequence; the last line is the sum. `npm test -- --only=unit,browser`
// runs some stages, `npm test -- path/to/file.test.ts` some files or folders (unit tests and browser
// specs), with the options of their runner behind them (`-t title`, `-g title`).
// Plain JavaScript for Node ≥ 20, without packages.
import { once } from 'node:events'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statfsSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { freemem, tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { build, exitOnError, install } from './prepare.mjs'
import { startProgram } from './run-program.mjs'
import { findProgram, installProgram } from './system-programs.mjs'

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

/** @param {number} pid */
const isRunning = (pid) => {
  try {
    return process.kill(pid, 0)
  } catch (/** @type {any} */ error) {
    // Of another user.
    return error.code !== 'ESRCH'
  }
}

// All files of a run are in a folder of its own: what is left of a killed run would fill the memory.
const runFolder = /^officina-run-(\d+)$/
for (const name of readdirSync(tmpdir())) {
  const pid = runFolder.exec(name)?.[1]
  if (pid && !isRunning(Number(pid))) rmSync(join(tmpdir(), name), { recursive: true, force: true })
}
const folder = join(tmpdir(), `officina-run-${process.pid}`)
// PostgreSQL runs as another user.
mkdirSync(folder, { mode: 0o755 })
process.env.TMPDIR = folder
process.once('exit', () => rmSync(folder, { recursive: true, force: true }))

/** @type {import('node:child_process').ChildProcess | undefined} */
let running

/** True if the program exits with 0. @param {string} name @param {string[]} args @param {NodeJS.ProcessEnv} [env] */
const run = async (name, args, env) => {
  running = startProgram(name, args, { env, timeout: stageTimeoutMs })
  const [code] = await once(running, 'exit')
  running = undefined
  return code === 0
}

/** Where the runners write their counts, by their configurations. */
const reportFile = 'test-results/results.json'

const noCounts = { passed: 0, failed: 0, skipped: 0 }

/** @param {Counts} left @param {Counts} right @returns {Counts} */
const add = (left, right) => ({
  passed: left.passed + right.passed,
  failed: left.failed + right.failed,
  skipped: left.skipped + right.skipped,
})

/** Runs a test runner; counts at least one failure if it fails. @param {(report: any) => Counts} read @param {Parameters<typeof run>} program @returns {Promise<Counts>} */
const count = async (read, ...program) => {
  rmSync(reportFile, { force: true })
  const isGood = await run(...program)
  const counts = existsSync(reportFile)
    ? read(JSON.parse(readFileSync(reportFile, 'utf8')))
    : noCounts
  return isGood ? counts : { ...counts, failed: Math.max(1, counts.failed) }
}

/** What failed in vitest, could not run or was retried, for the end of the output. @type {string[]} */
const notes = []

/** @param {string[]} args */
const vitest = (...args) =>
  count(
    (report) => {
      for (const { name, assertionResults } of report.testResults)
        for (const { status, fullName, failureMessages } of assertionResults)
          if (status === 'failed')
            notes.push(
              `${relative('.', name)}: ${fullName}\n  ${failureMessages[0]?.split('\n')[0]}`,
            )
      return {
        passed: report.numPassedTests,
        failed: report.numFailedTests,
        skipped: report.numPendingTests + report.numTodoTests,
      }
    },
    'vitest',
    ['run', ...args],
  )

/** Notes that tests of a missing program are skipped; in CI they count as failed. @param {string} name @param {string} tests @returns {Counts} */
const countMissing = (name, tests) => {
  notes.push(`${name} is not installed: ${tests} ${isCi ? 'CANNOT RUN' : 'ARE SKIPPED'}.`)
  return isCi ? { ...noCounts, failed: 1 } : { ...noCounts, skipped: 1 }
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
  if (
    !findProgram('chromium') &&
    !(await run('playwright', ['install', '--only-shell', 'chromium']))
  )
    return countMissing('Chromium', 'tests in a browser')
  build()
  const data = mkdtempSync(join(tmpdir(), 'officina-e2e-'))
  const env = {
    CHROMIUM: findProgram('chromium'),
    E2E_PORT: String(await freePort()),
    E2E_DATA: data,
  }
  const counts = await count(
    ({ stats }) => {
      if (stats.flaky > 0) notes.push(`${stats.flaky} passed only on a retry: see "flaky" above.`)
      const passed = stats.expected + stats.flaky
      return { passed, failed: stats.unexpected, skipped: stats.skipped }
    },
    'playwright',
    ['test', ...args],
    env,
  )
  rmSync(data, { recursive: true, force: true })
  return counts
}

const unit = async () => {
  const counts = await vitest('--project', 'unit', '--project', 'server')
  if (process.env.TEST_DATABASE_URL || findProgram('postgresql')) return counts
  return add(counts, countMissing('PostgreSQL', 'tests on PostgreSQL'))
}

/** A check of package.json that passes or fails as a whole. @param {string} script */
const check = (script) => async () => {
  const isGood = await run('npm', ['run', '--silent', script])
  return { ...noCounts, [isGood ? 'passed' : 'failed']: 1 }
}

/** @type {Record<string, () => Promise<Counts>>} */
const stages = {
  types: check('typecheck'),
  lint: check('lint'),
  unused: check('unused'),
  architecture: () => vitest('tests/architecture.test.ts'),
  texts: () => vitest('tests/texts.test.ts'),
  unit,
  browser: () => playwright(),
}

const given = process.argv.slice(2)
const only = given.flatMap((argument) => argument.match(/^--only=(.*)/)?.[1]?.split(',') ?? [])
const others = given.filter((argument) => !argument.startsWith('--only='))
const fileCount = [...others, '-'].findIndex((argument) => argument.startsWith('-'))
const files = others.slice(0, fileCount)
const options = others.slice(fileCount)

if (only.some((name) => !Object.hasOwn(stages, name)) || (options.length > 0 && !files.length)) {
  const names = Object.keys(stages).join(',')
  console.error(
    `Usage: npm test -- --only=${names}\n   or: npm test -- FILES [OPTIONS OF THEIR RUNNER]`,
  )
  process.exit(1)
}

/** The stages named in the arguments, runners for named files, or all stages. */
const selectedStages = () => {
  const specs = files.filter((path) => path.endsWith('.spec.ts'))
  const tests = files.filter((path) => !path.endsWith('.spec.ts'))
  /** @type {typeof stages} */
  const runners = {
    ...(tests.length > 0 && { unit: () => vitest(...tests, ...options) }),
    ...(specs.length > 0 && { browser: () => playwright(...specs, ...options) }),
  }
  if (files.length > 0) return Object.entries(runners)
  return Object.entries(stages).filter(([name]) => only.length === 0 || only.includes(name))
}

for (const signal of /** @type {const} */ (['SIGTERM', 'SIGINT', 'SIGHUP']))
  process.once(signal, () => {
    running?.kill('SIGTERM')
    running?.once('exit', () => process.exit(1))
  })

exitOnError(() => install())
installProgram('postgresql')
installProgram('chromium-headless-shell')
// Some systems have no package of the shell; where there is none at all, Playwright downloads its own.
installProgram('chromium')

/** @type {{ name: string, counts: Counts, seconds: number }[]} */
const results = []
for (const [name, stage] of selectedStages()) {
  console.log(`\n── ${name}`)
  const startedAt = performance.now()
  const counts = await stage().catch((error) => {
    console.error(error instanceof Error ? error.message : error)
    return { ...noCounts, failed: 1 }
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

const total = results.map(({ counts }) => counts).reduce(add, noCounts)
process.exitCode = total.failed > 0 ? 1 : 0
console.log(`\n${summaryOf(total)}`)
