// @ts-check
// npm run backup, restore, move: install if needed, then run a command beside the server. No build is needed.
import { exitOnError, install } from './prepare.mjs'
import { runProgram } from './run-program.mjs'

exitOnError(() => install({ acceptsPruned: true }))

runProgram('node', ['server/backup/backup-main.ts', ...process.argv.slice(2)])
