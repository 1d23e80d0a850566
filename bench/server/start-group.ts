import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, readdir, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { benchPassword, startBuilt } from '../built-server.ts'
import { freePort } from '../port.ts'
import { homePage } from '../requests.ts'
import { atMost, formatSeconds, type Group, median, row } from '../row.ts'
import { requestOf, sendRequest } from '../send-request.ts'
import { temporaryFolder } from '../temporary-folder.ts'

const project = fileURLToPath(new URL('../..', import.meta.url))
const rounds = 5
const longestStartMs = 30_000

/** Seconds from the start of the process to the first page. */
const secondsOfServer = async (dataDir: string) => {
  const startedAt = performance.now()
  const server = await startBuilt(dataDir)
  await sendRequest(server, requestOf({ path: homePage }))
  const seconds = (performance.now() - startedAt) / 1_000
  await server.stop()
  return seconds
}

const untilPage = async (port: number, end: number): Promise<void> => {
  const isThere = await sendRequest({ port }, requestOf({ path: homePage })).then(
    ({ status }) => status === 200,
    () => false,
  )
  if (isThere) return
  if (performance.now() > end) throw new Error('npm start serves no page')
  await wait(5)
  return untilPage(port, end)
}

/** Seconds from `npm start` to the first page. */
const secondsOfNpmStart = async (dataDir: string) => {
  const port = await freePort()
  const startedAt = performance.now()
  const npm = spawn('npm', ['start'], {
    cwd: project,
    // A separate group, so that all of its processes can be ended.
    detached: true,
    stdio: 'ignore',
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      PORT: `${port}`,
      DATA_DIR: dataDir,
      DEMO_PASSWORD: benchPassword,
    },
  })
  const exit = once(npm, 'exit')
  try {
    await untilPage(port, startedAt + longestStartMs)
    return (performance.now() - startedAt) / 1_000
  } finally {
    if (npm.pid) process.kill(-npm.pid, 'SIGTERM')
    await exit
  }
}

const medianOf = async (measure: () => Promise<number>) => {
  // The first run fills the cache of compiled code.
  await measure()
  const all: number[] = []
  for (let round = 0; round < rounds; round += 1) all.push(await measure())
  return median(all)
}

export const medianStartSeconds = (dataDir: string) => medianOf(() => secondsOfServer(dataDir))

const notCopied = /^(node_modules|build|\.git|\.react-router|test-results|var|data)$/

/** Seconds of a build in a copy of the sources that shares the installed packages. */
const secondsOfBuild = async (folder: string) => {
  const copy = join(folder, 'copy')
  for (const name of await readdir(project))
    if (!notCopied.test(name)) await cp(join(project, name), join(copy, name), { recursive: true })
  await symlink(join(project, 'node_modules'), join(copy, 'node_modules'), 'junction')
  const startedAt = performance.now()
  const build = spawn(process.execPath, ['scripts/build.mjs'], {
    cwd: copy,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const errors: Buffer[] = []
  build.stderr.on('data', (part) => errors.push(part))
  const [code] = await once(build, 'exit')
  if (code !== 0) throw new Error(`the build failed: ${Buffer.concat(errors)}`)
  return (performance.now() - startedAt) / 1_000
}

async function* measure() {
  await using folder = await temporaryFolder()
  const dataDir = join(folder.path, 'data')
  const alone = await medianStartSeconds(dataDir)
  yield row(
    'build/main.js to its first page',
    formatSeconds(alone),
    atMost(alone, 0.3, formatSeconds),
  )
  if (process.platform !== 'win32') {
    const all = await medianOf(() => secondsOfNpmStart(dataDir))
    yield row('npm start to its first page', formatSeconds(all), atMost(all, 0.5, formatSeconds))
  }
  const build = await secondsOfBuild(folder.path)
  yield row('build from clean', formatSeconds(build), atMost(build, 12, formatSeconds))
}

export const startGroup: Group = {
  name: 'start',
  title: `Start with an existing store (median of ${rounds}), and build`,
  measure,
}
