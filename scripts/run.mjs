// @ts-check
// node scripts/run.mjs PROGRAM ARGUMENTS…: installs if needed, then runs a program of node_modules/.bin
// on Node 26. Plain JavaScript for any Node ≥ 20, nothing installed before.
import { spawn } from 'node:child_process'
import { exitOnError, install } from './prepare.mjs'
import { programEnv } from './program-env.mjs'

const [name = '', ...args] = process.argv.slice(2)

exitOnError(() => install())

const program = spawn(name, args, {
  stdio: 'inherit',
  env: programEnv(),
  shell: process.platform === 'win32',
})
for (const signal of /** @type {const} */ (['SIGTERM', 'SIGINT', 'SIGHUP']))
  process.on(signal, () => program.kill(signal))
program.on('error', (error) => {
  console.error(error.message)
  process.exit(1)
})
program.on('exit', (code) => process.exit(code ?? 1))
