import { createWorkerThread } from '../worker-threads.ts'

/** Further requests would wait too long. */
const maxTasks = 25

/** Renders pictures sequentially; undefined if the queue is full. */
export const createShareImageRenderer = () => {
  const source = new URL('./share-image-thread.ts', import.meta.url)
  const thread = createWorkerThread<string, Uint8Array>(source, { maxTasks })
  return (svg: string): Promise<Buffer> | undefined =>
    thread.isFull() ? undefined : thread.run(svg).then((png) => Buffer.from(png))
}
