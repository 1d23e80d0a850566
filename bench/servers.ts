import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { MeasuredServer } from './measured-server.ts'

const { serverEnv, serverFlags } = await import(
  new URL('../scripts/server-process.mjs', import.meta.url).href
)

/** The password of all demo accounts of a measurement. */
export const benchPassword = 'measured-on-this-machine'

/** A folder that is removed when the scope ends (`await using`). */
export const temporaryFolder = async () => {
  const path = await mkdtemp(join(tmpdir(), 'officina-bench-'))
  return {
    path,
    [Symbol.asyncDispose]: () => rm(path, { recursive: true, force: true, maxRetries: 5 }),
  }
}

const freePort = async () => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  return typeof address === 'object' && address ? address.port : 0
}

const stop = async (child: ChildProcess) => {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exit = once(child, 'exit')
  if (child.connected) child.disconnect()
  const force = setTimeout(() => child.kill('SIGKILL'), 8_000)
  await exit
  clearTimeout(force)
}

/** Starts a program that sends a message once it listens; resolves to it and that message. */
const start = async (file: string, data: unknown, env: NodeJS.ProcessEnv) => {
  const child = fork(fileURLToPath(new URL(file, import.meta.url)), [JSON.stringify(data)], {
    execArgv: serverFlags,
    env: serverEnv(env),
  })
  const failed = once(child, 'exit').then(([code]) => {
    throw new Error(`${file} ended with ${code}`)
  })
  const [message] = await Promise.race([once(child, 'message'), failed])
  failed.catch(() => {})
  return { child, message }
}

/** A server in a separate process; its scope ends with it (`await using`). */
export type Server = { port: number; pid: number } & AsyncDisposable

/** The same with its CPU time since the start, user and system. */
export type CpuServer = Server & { cpuMicros: () => Promise<number> }

/** Starts `build/main.js` with the settings of production on a free port. */
export const startBuilt = async (dataDir: string, databaseUrl = ''): Promise<Server> => {
  const port = await freePort()
  const { child } = await start('../build/main.js', null, {
    PATH: process.env.PATH,
    PORT: `${port}`,
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    DEMO_PASSWORD: benchPassword,
    LOG_LEVEL: 'silent',
  })
  return { port, pid: child.pid ?? 0, [Symbol.asyncDispose]: () => stop(child) }
}

/** Starts a server of `measured-server.ts`. */
export const startMeasured = async (settings: MeasuredServer): Promise<CpuServer> => {
  const env = { ...process.env, NODE_ENV: 'production', DEMO_PASSWORD: benchPassword }
  const { child, message } = await start('measured-server.ts', settings, env)
  return {
    port: Number(message),
    pid: child.pid ?? 0,
    cpuMicros: async () => {
      child.send('cpu')
      const [micros] = await once(child, 'message')
      return Number(micros)
    },
    [Symbol.asyncDispose]: () => stop(child),
  }
}

/** Resident memory of a process in bytes; undefined where the system has no `/proc`. */
export const residentBytes = ({ pid }: Server) => {
  const status = `/proc/${pid}/status`
  if (!existsSync(status)) return undefined
  return Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(status, 'latin1'))?.[1]) * 1024
}
