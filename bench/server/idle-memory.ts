import { execFileSync, fork } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { freePort } from '../port.ts'

const { serverEnv, serverFlags } = await import(
  new URL('../../scripts/server-process.mjs', import.meta.url).href
)

const main = fileURLToPath(new URL('../../build/main.js', import.meta.url))

/** Resident memory of a process, in bytes. */
const residentOf = (pid: number) => {
  const status = `/proc/${pid}/status`
  const kibibytes = existsSync(status)
    ? /^VmRSS:\s+(\d+)/m.exec(readFileSync(status, 'latin1'))?.[1]
    : execFileSync('ps', ['-o', 'rss=', '-p', `${pid}`], { encoding: 'utf8' })
  return Number(kibibytes) * 1024
}

/** Resident memory, in bytes, of the server of `npm start` after some pages and two idle seconds. */
export const idleMemory = async (dataDir: string, paths: readonly string[]) => {
  const port = await freePort()
  const server = fork(main, {
    execArgv: serverFlags,
    env: serverEnv({
      PATH: process.env.PATH,
      PORT: `${port}`,
      DATA_DIR: dataDir,
      LOG_LEVEL: 'error',
    }),
  })
  await once(server, 'message')
  for (const path of paths) await (await fetch(`http://127.0.0.1:${port}${path}`)).arrayBuffer()
  await wait(2_000)
  const memory = residentOf(server.pid ?? 0)
  server.disconnect()
  await once(server, 'exit')
  return memory
}
