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

const built = await Promise.all([
  run('node_modules/@react-router/dev/bin.cjs', 'build'),
  run('node_modules/vite/bin/vite.js', 'build', '--config', 'admin/vite.config.ts'),
])
if (built.includes(false)) process.exit(1)

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)
const best = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }

// The list of routes, for a router in the browser.
for (const name of await readdir('build/client/assets'))
  if (/^manifest-[\w-]+\.js$/.test(name)) await rm(`build/client/assets/${name}`)

/** Files that compress well. @param {string} dir */
const textsIn = async (dir) =>
  (await readdir(dir, { recursive: true }))
    .filter((name) => /\.(js|css|svg|json|txt|webmanifest)$/.test(name) && !name.startsWith('.'))
    .map((name) => `${dir}/${name}`)
const texts = [...(await textsIn('build/client')), ...(await textsIn('build/admin'))]
/** @param {string} file */
const compress = async (file) => {
  const body = await readFile(file)
  await writeFile(`${file}.br`, await toBrotli(body, best))
  await writeFile(`${file}.gz`, await toGzip(body, { level: 9 }))
}
// Compiled code of the previous build.
const clearCache = rm('node_modules/.cache/node', { recursive: true, force: true })
await Promise.all([clearCache, bundleServer(), ...texts.map(compress)])
