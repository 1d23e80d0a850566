// @ts-check
// Generates the types from the description of the API and compiles the client: `npm pack` runs it.
import { execFileSync } from 'node:child_process'
import { resolve } from 'node:path'

const root = resolve(import.meta.dirname, '..')
/** @param {...string} args */
const run = (...args) =>
  execFileSync(process.execPath, ['scripts/run.mjs', ...args], { cwd: root, stdio: 'inherit' })

run('node', 'admin/api/write-types.mjs', 'client/src/api.ts')
run('tsc', '-p', 'client')
