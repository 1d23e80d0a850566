// @ts-check
// node scripts/run.mjs PROGRAM ARGUMENTS…: installs if needed, then runs a program of node_modules/.bin
// on Node 26. Plain JavaScript for any Node ≥ 20, nothing installed before.
import { exitOnError, install } from './prepare.mjs'
import { runProgram } from './run-program.mjs'

exitOnError(() => install())

const [name = '', ...args] = process.argv.slice(2)
runProgram(name, args)
