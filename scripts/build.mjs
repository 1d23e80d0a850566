// @ts-check
// Builds the site into build/, compresses static files with Brotli and gzip, and bundles the server.
import { spawnSync } from 'node:child_process'
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { bundleServer } from './bundle-server.mjs'

const result = spawnSync(process.execPath, ['node_modules/@react-router/dev/bin.cjs', 'build'], {
  stdio: ['ignore', process.env.VERBOSE ? 'inherit' : 'ignore', 'inherit'],
  env: { ...process.env, NODE_ENV: 'production' },
})
if (result.status !== 0) process.exit(result.status ?? 1)

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)
const best = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }

// The list of routes, for a router in the browser.
for (const name of await readdir('build/client/assets'))
  if (/^manifest-[\w-]+\.js$/.test(name)) await rm(`build/client/assets/${name}`)

const names = await readdir('build/client', { recursive: true })
const texts = names.filter(
  (name) => /\.(js|css|svg|json|txt|webmanifest)$/.test(name) && !name.startsWith('.'),
)
/** @param {string} name */
const compress = async (name) => {
  const file = `build/client/${name}`
  const body = await readFile(file)
  await writeFile(`${file}.br`, await toBrotli(body, best))
  await writeFile(`${file}.gz`, await toGzip(body, { level: 9 }))
}
// Compiled code of the previous build.
const clearCache = rm('node_modules/.cache/node', { recursive: true, force: true })
await Promise.all([clearCache, bundleServer(), ...texts.map(compress)])
