// The server process, in build/main.js. Messages and pages are in the bundle, whose types are those of
// server/start.ts.
import { enableCompileCache } from 'node:module'
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
for (const event of ['SIGTERM', 'SIGINT', 'SIGHUP', 'disconnect'] as const)
  process.on(event, finish)

/** The same relative path from here and from build/main.js. */
const fileAt = (path: string) => new URL(`../${path}`, import.meta.url)

// Compiled code is stored at the exit: the next start takes two thirds of the time.
enableCompileCache(fileURLToPath(fileAt('node_modules/.cache/node')))

const open = async () => {
  const bundle: typeof import('./start.ts') = await import(fileAt('build/server/index.js').href)
  const env = bundle.readEnv(process.env)
  return bundle.start(env, fileURLToPath(fileAt('build/client')))
}

const exitWithFailure = (error: unknown): never => {
  console.error(startFailure(error))
  process.exit(1)
}

const { stop: stopServer, ...opened } = await open().catch(exitWithFailure)
stop = stopServer

/** What the server was started with, for the person who starts it. */
export const started = opened
process.send?.(started)
