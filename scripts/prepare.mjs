// @ts-check
// Install and build, each only when something changed. Plain JavaScript: runs on the Node ≥ 20
// that is there before anything is installed.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'

process.chdir(new URL('..', import.meta.url).pathname)

const isWindows = process.platform === 'win32'

/** The Node that npm brings; see docs/decisions/08-node-by-npm.md. */
export const node = `node_modules/.bin/node${isWindows ? '.cmd' : ''}`

const stamps = 'node_modules/.officina'

/** @param {string} name */
const stampOf = (name) =>
  existsSync(`${stamps}/${name}`) ? readFileSync(`${stamps}/${name}`, 'utf8') : undefined

/** @param {string} name @param {string} value */
const keepStamp = (name, value) => {
  mkdirSync(stamps, { recursive: true })
  writeFileSync(`${stamps}/${name}`, value)
}

/** @param {string} command @param {string[]} args */
const run = (command, args) =>
  spawnSync(command, args, { stdio: 'inherit', shell: isWindows }).status === 0

/** @param {string} sentence */
const fail = (sentence) => {
  console.error(sentence)
  process.exit(1)
}

const hashOf = (/** @type {string[]} */ ...texts) =>
  texts.reduce((hash, text) => hash.update(text), createHash('sha256')).digest('hex')

const quietly = ['--no-audit', '--no-fund', '--loglevel=error']

export const install = () => {
  const wanted = hashOf(readFileSync('package-lock.json', 'utf8'), process.platform, process.arch)
  if (stampOf('install') === wanted && existsSync(node)) return wanted
  console.log('Installing packages (once; a minute or two) …')
  if (!run('npm', ['ci', ...quietly])) {
    console.log('npm ci refuses this lockfile here; npm install keeps to it as far as it can.')
    if (!run('npm', ['install', '--no-save', ...quietly]))
      fail('The packages could not be installed.')
  }
  if (!existsSync(node))
    fail(`There is no Node 26 for ${process.platform} ${process.arch} among the packages.`)
  keepStamp('install', wanted)
  return wanted
}

/** @param {string} dir @returns {string[]} */
const filesIn = (dir) =>
  readdirSync(dir, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? filesIn(`${dir}/${entry.name}`) : [`${dir}/${entry.name}`],
  )

const sources = ['app', 'blocks', 'demo', 'domain', 'locales', 'public', 'server', 'ui']
const configs = [
  'vite.config.ts',
  'react-router.config.ts',
  'lingui.config.ts',
  'scripts/build.mjs',
]

/** @param {string} installed */
const build = (installed) => {
  const state = [...sources.flatMap(filesIn), ...configs].sort().map((file) => {
    const { size, mtimeMs } = statSync(file)
    return `${file} ${size} ${mtimeMs}\n`
  })
  const wanted = hashOf(installed, ...state)
  if (stampOf('build') === wanted && existsSync('build/server/index.js')) return
  console.log('Building …')
  if (!run(node, ['scripts/build.mjs'])) fail('The build failed.')
  keepStamp('build', wanted)
}

/** Brings the project into a state that can be started; says what takes time. */
export const prepare = () => build(install())
