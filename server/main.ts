// Started by scripts/start.mjs with Node 26, after the build. Texts and pages are in the bundle,
// whose types are those of server/start.ts.
import { fileURLToPath } from 'node:url'
import { startFailure } from './start-failure.ts'

// Else React would be its slower half for development.
process.env.NODE_ENV ??= 'production'

// What it writes (database, mails, passwords) is nobody else’s to read.
process.umask(0o077)

/** From the signal to the end of the process. */
const longestStopMs = 4_900

/** Nothing to stop until it has started; the parent may be gone before that. */
let stop = async () => {}
let isStopping = false
const finish = () => {
  if (isStopping) return
  isStopping = true
  // Whatever hangs: a service manager kills what does not end.
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
