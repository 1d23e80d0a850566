// @ts-check
// npm run dev: install if needed, then the development server on Node 26.
import { spawn } from 'node:child_process'
import { onParentExit } from './on-parent-exit.mjs'
import { exitOnError, install, node } from './prepare.mjs'

exitOnError(() => install())

const server = spawn(node(), ['server/dev.ts'], {
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  // Separate data: trials in development do not reach the data of npm start.
  env: { DATA_DIR: 'var/dev', ...process.env, DRAFT_TEXTS: '1' },
})
for (const signal of /** @type {const} */ (['SIGTERM', 'SIGINT']))
  process.on(signal, () => server.kill(signal))
onParentExit(() => server.kill('SIGTERM'))
server.on('exit', (code) => process.exit(code ?? 1))
