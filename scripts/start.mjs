// @ts-check
// npm start: install, build, serve; in production (DEMO=0) without development packages. Plain JavaScript for any Node ≥ 20, nothing installed before.
import { build, exitOnError, install, isBuilt, node, prune } from './prepare.mjs'
import { runProgram } from './run-program.mjs'
import { serverEnv, serverFlags } from './server-process.mjs'

const isProduction = process.env.DEMO === '0'
// With `--built` (containers) nothing is checked or written.
if (!process.argv.includes('--built'))
  exitOnError(() => {
    install({ acceptsPruned: isProduction && isBuilt() })
    build()
    if (isProduction) prune()
  })

const args = [...serverFlags, 'scripts/serve.mjs']
const env = serverEnv(process.env)

// 45 MB less than with a parent that only waits. Node 20 and Windows cannot replace a process.
if (process.execve && process.platform !== 'win32') process.execve(node(), [node(), ...args], env)
else runProgram('node', args, env)
