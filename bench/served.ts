import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

const { serverEnv, serverFlags } = await import(
  new URL('../scripts/server-process.mjs', import.meta.url).href
)

/** A server in a separate process, whose CPU time can be read. */
export type Served = {
  port: number
  /** CPU time since the start, user and system. */
  cpuMicros: () => Promise<number>
  stop: () => Promise<void>
}

/** Runs a script of this folder that calls `reportToParent`; `data` is its first argument, as JSON. */
export const serve = async (script: string, data: unknown = null): Promise<Served> => {
  const file = fileURLToPath(new URL(script, import.meta.url))
  const child = fork(file, [JSON.stringify(data)], {
    execArgv: serverFlags,
    env: { ...serverEnv(process.env), NODE_ENV: 'production' },
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

/** In the child: sends its port, answers with its CPU time, exits with its parent. */
export const reportToParent = (port: number, close = async () => {}) => {
  process.on('message', () => {
    const { user, system } = process.cpuUsage()
    process.send?.(user + system)
  })
  process.on('disconnect', () => close().finally(() => process.exit()))
  process.send?.(port)
}
