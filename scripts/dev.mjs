// @ts-check
// npm run dev: install if needed, then the development server on Node 26.
import { spawn } from 'node:child_process'
import { onParentExit } from './on-parent-exit.mjs'
import { install, node, orExit } from './prepare.mjs'

orExit(install)

const server = spawn(node(), ['server/dev.ts'], {
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  // Data of its own: what is tried out here does not end up in the shop.
  env: { DATA_DIR: 'var/dev', ...process.env, DRAFT_TEXTS: '1' },
})
for (const signal of /** @type {const} */ (['SIGTERM', 'SIGINT']))
  process.on(signal, () => server.kill(signal))
onParentExit(() => server.kill('SIGTERM'))
server.on('exit', (code) => process.exit(code ?? 1))
