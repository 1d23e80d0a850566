// @ts-check
// npm start: install, build, serve. Plain JavaScript for any Node ≥ 20, nothing installed before.
import { spawn } from 'node:child_process'
import { onParentExit } from './on-parent-exit.mjs'
import { build, install, node, orExit } from './prepare.mjs'

orExit(() => {
  install()
  build()
})

// A small nursery for new objects: 25 MB less at rest, no slower at work.
const server = spawn(node(), ['--max-semi-space-size=4', 'server/main.ts'], {
  stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  // Compiled once, not at every start.
  env: { NODE_COMPILE_CACHE: 'node_modules/.cache/node', ...process.env },
})

/** @typedef {{ about: string, email: string, password?: string }} DemoAccount */

/** @param {DemoAccount[]} accounts */
const listAccounts = (accounts) => {
  const widest = Math.max(...accounts.map(({ email }) => email.length))
  console.log('\nDemo accounts:')
  for (const { email, password = '(set elsewhere)', about } of accounts)
    console.log(`  ${email.padEnd(widest)}  ${password}  ${about}`)
}

/** @param {{ address: string, demoAccounts?: DemoAccount[], mail: string }} started */
const greet = ({ address, demoAccounts = [], mail }) => {
  console.log(`\nOfficina is open at ${address}/`)
  if (demoAccounts.length > 0) listAccounts(demoAccounts)
  console.log(`\nMails go to ${mail}. Stop with Ctrl+C.`)
}
server.on('message', greet)

for (const signal of /** @type {const} */ (['SIGTERM', 'SIGINT', 'SIGHUP']))
  process.on(signal, () => server.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal))

onParentExit(() => server.kill('SIGTERM'))

server.on('exit', (code) => process.exit(code ?? 1))
