// Started by scripts/start.mjs with Node 26, after the build. Messages and pages are in the
// bundle, whose types are those of server/start.ts.
import { fileURLToPath } from 'node:url'
import { startFailure } from './start-failure.ts'

// Else React would be its slower half for development.
process.env.NODE_ENV ??= 'production'

// Created files (database, mails, passwords) are readable by this user only.
process.umask(0o077)

/** Milliseconds from the signal to a forced exit. */
const longestStopMs = 4_900

/** Replaced once the server has started; the parent may disconnect before. */
let stop = async () => {}
let isStopping = false
const finish = () => {
  if (isStopping) return
  isStopping = true
  // Exit even if the stop hangs, before a service manager kills the process.
  setTimeout(() => process.exit(1), longestStopMs).unref()
  stop().then(
    () => process.exit(0),
    () => process.exit(1),
  )
}
for (const event of ['SIGTERM', 'SIGINT', 'disconnect'] as const) process.on(event, finish)

const fileAt = (path: string) => new URL(`../build/${path}`, import.meta.url)

try {
  const bundle: typeof import('./start.ts') = await import(fileAt('server/index.js').href)
  const env = bundle.readEnv(process.env)
  const { stop: stopServer, ...started } = await bundle.start(env, fileURLToPath(fileAt('client')))
  stop = stopServer
  process.send?.(started)
} catch (error) {
  console.error(startFailure(error))
  process.exit(1)
}
