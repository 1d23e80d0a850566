// @ts-check
// node scripts/prepare-production.mjs: installs, builds and removes development packages, for an image.
import { build, exitOnError, install, prune } from './prepare.mjs'

exitOnError(() => {
  install()
  build()
  prune()
})
