// @ts-check
// Builds the site and the back office into build/, compresses static files with Brotli and gzip, and
// bundles the server.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { bundleServer } from './bundle-server.mjs'

/** Runs a program of a package; its errors are printed. @param {string[]} args @returns {Promise<boolean>} */
const run = async (...args) => {
  const program = spawn(process.execPath, args, {
    stdio: ['ignore', process.env.VERBOSE ? 'inherit' : 'ignore', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  })
  const [code] = await once(program, 'exit')
  return code === 0
}

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

/** Files that compress well. @param {string} dir */
const textsIn = async (dir) =>
  (await readdir(dir, { recursive: true }))
    .filter((name) => /\.(js|css|svg|json|txt|webmanifest)$/.test(name) && !name.startsWith('.'))
    .map((name) => `${dir}/${name}`)

/** @param {string} file @param {number} quality of Brotli */
const compress = async (file, quality) => {
  const body = await readFile(file)
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality }
  await writeFile(`${file}.br`, await toBrotli(body, { params }))
  await writeFile(`${file}.gz`, await toGzip(body, { level: 9 }))
}

/** @param {string} dir @param {number} quality */
const compressTexts = async (dir, quality) =>
  Promise.all((await textsIn(dir)).map((file) => compress(file, quality)))

const buildSite = () => run('node_modules/@react-router/dev/bin.cjs', 'build')

const buildBackOffice = async () => {
  const isBuilt = await run(
    'node_modules/vite/bin/vite.js',
    'build',
    '--config',
    'admin/vite.config.ts',
  )
  // 1.5 % larger than the best quality, in 2 s of CPU instead of 5.
  if (isBuilt) await compressTexts('build/admin', 10)
  return isBuilt
}

const built = await Promise.all([buildSite(), buildBackOffice()])
if (built.includes(false)) process.exit(1)

// The list of routes, for a router in the browser.
for (const name of await readdir('build/client/assets'))
  if (/^manifest-[\w-]+\.js$/.test(name)) await rm(`build/client/assets/${name}`)

// Compiled code of the previous build.
const clearCache = rm('node_modules/.cache/node', { recursive: true, force: true })
await Promise.all([clearCache, bundleServer(), compressTexts('build/client', 11)])
