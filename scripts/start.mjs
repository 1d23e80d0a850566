// @ts-check
// npm start: install, build, serve. Plain JavaScript for any Node ≥ 20, nothing installed before.
import { spawn } from 'node:child_process'
import { node, prepare } from './prepare.mjs'

prepare()

const server = spawn(node, ['server/main.ts'], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })

/** @typedef {{ about: string, email: string, password: string }} DemoAccount */

/** @param {{ address: string, demoAccounts?: DemoAccount[], mail: string }} started */
const greet = ({ address, demoAccounts = [], mail }) => {
  console.log(`\nOfficina is open at ${address}/`)
  if (demoAccounts.length > 0) {
    console.log('\nDemo accounts:')
    const widest = Math.max(...demoAccounts.map(({ email }) => email.length))
    for (const { email, password, about } of demoAccounts)
      console.log(`  ${email.padEnd(widest)}  ${password}  ${about}`)
  }
  console.log(`\nMails go to ${mail}. Stop with Ctrl+C.`)
}
server.on('message', greet)

for (const signal of /** @type {const} */ (['SIGTERM', 'SIGINT', 'SIGHUP']))
  process.on(signal, () => server.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal))

// npm's own process may be killed without a signal reaching us: then the server goes too.
const parent = process.ppid
setInterval(() => {
  if (process.ppid !== parent) server.kill('SIGTERM')
}, 500).unref()

server.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
