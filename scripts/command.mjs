// @ts-check
// npm run backup | restore | move | doctor: see server/command-main.ts. May run beside the server.
import { exitOnError, install } from './prepare.mjs'
import { runProgram } from './run-program.mjs'

exitOnError(() => install({ acceptsPruned: true }))

runProgram('node', ['server/command-main.ts', ...process.argv.slice(2)])
