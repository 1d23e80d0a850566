import { Worker } from 'node:worker_threads'

/** Further requests would wait too long. */
const maxWaiting = 24

/** The worker stops after this time without a picture, in milliseconds. */
const idleMs = 20_000

const file = new URL('./share-image-worker.ts', import.meta.url)

/** Renders pictures sequentially; undefined if the queue is full. */
export const createShareImageRenderer = () => {
  let worker: Worker | undefined
  let current: PromiseWithResolvers<Buffer> | undefined
  let stopping: NodeJS.Timeout | undefined
  let last: Promise<unknown> = Promise.resolve()
  let waiting = 0

  /** A crash fails the current picture only; the next one starts a new worker. */
  const start = () => {
    const started = new Worker(file)
    const giveUp = (reason: unknown) => {
      if (worker !== started) return
      worker = undefined
      current?.reject(
        reason instanceof Error ? reason : new Error('the rendering worker has exited'),
      )
    }
    started.on('message', (png: Uint8Array) => current?.resolve(Buffer.from(png)))
    started.on('error', giveUp)
    started.on('exit', giveUp)
    started.unref()
    return started
  }

  const stop = () => {
    const stopped = worker
    worker = undefined
    void stopped?.terminate()
  }

  const draw = async (svg: string): Promise<Buffer> => {
    clearTimeout(stopping)
    worker ??= start()
    current = Promise.withResolvers()
    worker.postMessage(svg)
    try {
      return await current.promise
    } finally {
      stopping = setTimeout(stop, idleMs).unref()
    }
  }

  return (svg: string): Promise<Buffer> | undefined => {
    if (waiting >= maxWaiting) return undefined
    waiting += 1
    const drawn = last
      .then(() => draw(svg))
      .finally(() => {
        waiting -= 1
      })
    last = drawn.catch(() => {})
    return drawn
  }
}
