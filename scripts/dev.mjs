// @ts-check
// npm run dev: install if needed, then the development server on Node 26.
import { spawn } from 'node:child_process'
import { install, node } from './prepare.mjs'

install()
const server = spawn(node, ['server/dev.ts'], {
  stdio: 'inherit',
  env: { ...process.env, DRAFT_TEXTS: '1' },
})
process.on('SIGTERM', () => server.kill('SIGTERM'))
process.on('SIGINT', () => {})
server.on('exit', (code) => process.exit(code ?? 0))
