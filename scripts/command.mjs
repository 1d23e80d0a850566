// @ts-check
// npm run account | backup | restore | move | doctor | import: see server/commands/main.ts. May run beside the server.
import { exitOnError, install } from './prepare.mjs'
import { runProgram } from './run-program.mjs'

exitOnError(() => install({ acceptsPruned: true }))

runProgram('node', ['server/commands/main.ts', ...process.argv.slice(2)])
