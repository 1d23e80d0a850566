import { Worker } from 'node:worker_threads'
import pLimit from 'p-limit'

/** Further requests would wait too long. */
const maxWaiting = 24

/** The worker stops after this time without a picture, in milliseconds. */
const idleMs = 20_000

/** The path is right from this file and from the built server. */
const file = new URL('../../server/seo/share-image-worker.ts', import.meta.url)

/** Renders pictures sequentially; undefined if the queue is full. */
export const createShareImageRenderer = () => {
  let worker: Worker | undefined
  let current: PromiseWithResolvers<Buffer> | undefined
  let stopping: NodeJS.Timeout | undefined
  const limit = pLimit(1)

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
    if (limit.activeCount + limit.pendingCount >= maxWaiting) return undefined
    return limit(draw, svg)
  }
}
