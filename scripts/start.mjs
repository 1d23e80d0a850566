// @ts-check
// npm start: install, build, serve; in production (DEMO=0) without development packages. Plain JavaScript for any Node ≥ 20, nothing installed before.
import { spawn } from 'node:child_process'
import { onParentExit } from './on-parent-exit.mjs'
import { build, exitOnError, install, isBuilt, node, prune } from './prepare.mjs'
import { serverEnv, serverFlags } from './server-process.mjs'

const isProduction = process.env.DEMO === '0'
exitOnError(() => {
  install({ acceptsPruned: isProduction && isBuilt() })
  build()
  if (isProduction) prune()
})

const program = node()
const args = [...serverFlags, 'scripts/serve.mjs']
const env = serverEnv(process.env)

/** For Node 20 and Windows, where a process cannot replace itself. */
const serveInChild = () => {
  const server = spawn(program, args, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'], env })
  for (const signal of /** @type {const} */ (['SIGTERM', 'SIGINT', 'SIGHUP']))
    process.on(signal, () => server.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal))
  onParentExit(() => server.kill('SIGTERM'))
  server.on('exit', (code) => process.exit(code ?? 1))
}

// 45 MB less than with a parent that only waits.
if (process.execve && process.platform !== 'win32') process.execve(program, [program, ...args], env)
else serveInChild()
