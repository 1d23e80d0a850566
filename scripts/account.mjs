// @ts-check
// npm run account -- list | activate EMAIL | reject EMAIL REASON | suspend EMAIL | admin EMAIL
import { spawnSync } from 'node:child_process'
import { exitOnError, install, node } from './prepare.mjs'

exitOnError(() => install({ acceptsPruned: true }))

const { status } = spawnSync(node(), ['server/account-main.ts', ...process.argv.slice(2)], {
  stdio: 'inherit',
})
process.exit(status ?? 1)
