// @ts-check
// npm run bench [-- group …]: install and build if needed, then measure; see bench/main.ts.
import { spawnSync } from 'node:child_process'
import { build, exitOnError, install, node } from './prepare.mjs'

exitOnError(() => {
  install()
  build()
})
process.exitCode =
  spawnSync(node(), ['bench/main.ts', ...process.argv.slice(2)], { stdio: 'inherit' }).status ?? 1
