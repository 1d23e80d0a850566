// @ts-check
// npm run bench [-- group …]: install and build if needed, then measure; see bench/main.ts.
import { spawnSync } from 'node:child_process'
import { build, exitOnError, install, node } from './prepare.mjs'
import { findProgram } from './system-programs.mjs'

exitOnError(() => {
  install()
  build()
})
const CHROMIUM = findProgram('chromium')
process.exitCode =
  spawnSync(node(), ['bench/main.ts', ...process.argv.slice(2)], {
    stdio: 'inherit',
    env: { ...process.env, ...(CHROMIUM && { CHROMIUM }) },
  }).status ?? 1
