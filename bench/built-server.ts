import { type ChildProcess, execFileSync, fork } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { freePort } from './port.ts'

const { serverEnv, serverFlags } = await import(
  new URL('../scripts/server-process.mjs', import.meta.url).href
)

/** The password of all demo accounts of a measurement. */
export const benchPassword = 'measured-on-this-machine'

/** Resident memory of a process, in bytes. */
export const residentBytes = (pid: number) => {
  const status = `/proc/${pid}/status`
  const kibibytes = existsSync(status)
    ? /^VmRSS:\s+(\d+)/m.exec(readFileSync(status, 'latin1'))?.[1]
    : execFileSync('ps', ['-o', 'rss=', '-p', `${pid}`], { encoding: 'utf8' })
  return Number(kibibytes) * 1024
}

const stopChild = async (child: ChildProcess) => {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exit = once(child, 'exit')
  if (child.connected) child.disconnect()
  const force = setTimeout(() => child.kill('SIGKILL'), 8_000)
  await exit
  clearTimeout(force)
}

/** A server of `build/main.js` with the settings of production. */
export type BuiltServer = { port: number; origin: string; pid: number; stop: () => Promise<void> }

/** Starts `build/main.js` on a free port; resolves once it listens. */
export const startBuilt = async (
  dataDir: string,
  env: Readonly<Record<string, string>> = {},
): Promise<BuiltServer> => {
  const port = await freePort()
  const child = fork(fileURLToPath(new URL('../build/main.js', import.meta.url)), {
    execArgv: serverFlags,
    env: serverEnv({
      PATH: process.env.PATH,
      PORT: `${port}`,
      DATA_DIR: dataDir,
      DEMO_PASSWORD: benchPassword,
      LOG_LEVEL: 'silent',
      ...env,
    }),
  })
  const failed = once(child, 'exit').then(([code]) => {
    throw new Error(`build/main.js ended with ${code}`)
  })
  await Promise.race([once(child, 'message'), failed])
  failed.catch(() => {})
  const stop = () => stopChild(child)
  return { port, origin: `http://127.0.0.1:${port}`, pid: child.pid ?? 0, stop }
}
