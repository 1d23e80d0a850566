// @ts-check
// npm run account -- list | activate EMAIL | reject EMAIL REASON | suspend EMAIL | admin EMAIL
import { exitOnError, install } from './prepare.mjs'
import { runProgram } from './run-program.mjs'

exitOnError(() => install({ acceptsPruned: true }))

runProgram('node', ['server/account-main.ts', ...process.argv.slice(2)])
