// @ts-check
// npm run bench [-- group …]: install and build if needed, then measure; see bench/main.ts.
import { build, exitOnError, install } from './prepare.mjs'
import { runProgram } from './run-program.mjs'
import { findProgram } from './system-programs.mjs'

exitOnError(() => {
  install()
  build()
})
const env = { CHROMIUM: findProgram('chromium') }
runProgram('node', ['bench/main.ts', ...process.argv.slice(2)], env)
