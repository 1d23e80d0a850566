import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

/** A server in a process of its own, watched from outside. */
export type Served = {
  port: number
  /** Time on the processors so far, user and system. */
  cpuMicros: () => Promise<number>
  /** Resident memory after a collection of garbage, in bytes. */
  memory: () => Promise<number>
  stop: () => Promise<void>
}

type Question = 'cpu' | 'memory'

/** Runs a script of this folder that calls `beWatched`; `data` reaches it as its first argument. */
export const serve = async (script: string, data: unknown = null): Promise<Served> => {
  const file = fileURLToPath(new URL(script, import.meta.url))
  const child = fork(file, [JSON.stringify(data)], {
    // As scripts/start.mjs and server/main.ts have it.
    execArgv: ['--max-semi-space-size=4', '--expose-gc'],
    env: { ...process.env, NODE_ENV: 'production' },
  })
  const ask = async (question: Question): Promise<number> => {
    child.send(question)
    const [answer] = await once(child, 'message')
    return Number(answer)
  }
  const failed = once(child, 'exit').then(([code]) => {
    throw new Error(`${script} ended with ${code}`)
  })
  const [port] = await Promise.race([once(child, 'message'), failed])
  failed.catch(() => {})
  return {
    port: Number(port),
    cpuMicros: () => ask('cpu'),
    memory: () => ask('memory'),
    stop: async () => {
      child.disconnect()
      await once(child, 'exit')
    },
  }
}

const answers: Record<Question, () => number> = {
  cpu: () => {
    const { user, system } = process.cpuUsage()
    return user + system
  },
  memory: () => {
    globalThis.gc?.()
    return process.memoryUsage.rss()
  },
}

const isQuestion = (message: unknown): message is Question =>
  typeof message === 'string' && Object.hasOwn(answers, message)

/** In the child: says where it listens, answers questions, ends with its parent. */
export const beWatched = (port: number, close = async () => {}) => {
  process.on('message', (message) => {
    if (isQuestion(message)) process.send?.(answers[message]())
  })
  process.on('disconnect', () => close().finally(() => process.exit()))
  process.send?.(port)
}
