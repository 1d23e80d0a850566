import { Worker } from 'node:worker_threads'

/** More would wait longer than anybody asks for. */
const mostWaiting = 24

/** After this long without a picture the thread ends; in milliseconds. */
const idle = 20_000

const file = new URL('../../server/seo/picture-worker.ts', import.meta.url)

/** Draws pictures one after the other; `undefined` where too many wait. */
export const createPictureRenderer = () => {
  let worker: Worker | undefined
  let current: PromiseWithResolvers<Buffer> | undefined
  let stopping: NodeJS.Timeout | undefined
  let last: Promise<unknown> = Promise.resolve()
  let waiting = 0

  /** A thread that breaks down takes its picture with it, not the next one. */
  const start = () => {
    const started = new Worker(file)
    const giveUp = (reason: unknown) => {
      if (worker !== started) return
      worker = undefined
      current?.reject(reason instanceof Error ? reason : new Error('drawing ended'))
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
      stopping = setTimeout(stop, idle).unref()
    }
  }

  return (svg: string): Promise<Buffer> | undefined => {
    if (waiting >= mostWaiting) return undefined
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
