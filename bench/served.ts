import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

/** A server in a process of its own, watched from outside. */
export type Served = {
  port: number
  /** Time on the processors so far, user and system. */
  cpuMicros: () => Promise<number>
  stop: () => Promise<void>
}

/** Runs a script of this folder that calls `beWatched`; `data` reaches it as its first argument. */
export const serve = async (script: string, data: unknown = null): Promise<Served> => {
  const file = fileURLToPath(new URL(script, import.meta.url))
  const child = fork(file, [JSON.stringify(data)], {
    // As scripts/start.mjs and server/main.ts have it.
    execArgv: ['--max-semi-space-size=4'],
    env: { ...process.env, NODE_ENV: 'production' },
  })
  const failed = once(child, 'exit').then(([code]) => {
    throw new Error(`${script} ended with ${code}`)
  })
  const [port] = await Promise.race([once(child, 'message'), failed])
  failed.catch(() => {})
  return {
    port: Number(port),
    cpuMicros: async () => {
      child.send('cpu')
      const [micros] = await once(child, 'message')
      return Number(micros)
    },
    stop: async () => {
      child.disconnect()
      await once(child, 'exit')
    },
  }
}

/** In the child: says where it listens, tells its CPU when asked, ends with its parent. */
export const beWatched = (port: number, close = async () => {}) => {
  process.on('message', () => {
    const { user, system } = process.cpuUsage()
    process.send?.(user + system)
  })
  process.on('disconnect', () => close().finally(() => process.exit()))
  process.send?.(port)
}
