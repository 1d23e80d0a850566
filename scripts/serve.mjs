// @ts-check
// The server process of npm start, on Node 26: runs the built server, prints its address, stops with
// its parent.
import { onParentExit } from './on-parent-exit.mjs'

/** @typedef {typeof import('../server/main.ts')} Main */
/** @typedef {Main['started']} Started */

/** @param {NonNullable<Started['demoAccounts']>} accounts */
const printAccounts = (accounts) => {
  const width = Math.max(...accounts.map(({ email }) => email.length))
  console.log('\nDemo accounts:')
  for (const { email, password = '(set elsewhere)', about } of accounts)
    console.log(`  ${email.padEnd(width)}  ${password}  ${about}`)
}

/** @param {string} setupAddress */
const printSetup = (setupAddress) => {
  console.log(
    '\nThe shop is empty and closed. Set it up with this address, which only you should know:',
  )
  console.log(`  ${setupAddress}`)
}

/** @param {Started} started */
const printStarted = ({ address, demoAccounts = [], setupAddress, mail }) => {
  console.log(`\nOfficina is running at ${address}/`)
  if (setupAddress) printSetup(setupAddress)
  if (demoAccounts.length > 0) printAccounts(demoAccounts)
  console.log(`\nMails go to ${mail}. Stop with Ctrl+C.`)
}

onParentExit(() => process.kill(process.pid, 'SIGTERM'))

/** @type {Main} */
const main = await import(new URL('../build/main.js', import.meta.url).href)
printStarted(main.started)
