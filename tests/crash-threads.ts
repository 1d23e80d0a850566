import { Worker } from 'node:worker_threads'
import { vi } from 'vitest'

/** Ends the thread at each task, as a crash does, until `mockRestore`. */
export const crashThreads = () =>
  vi.spyOn(Worker.prototype, 'postMessage').mockImplementation(function (this: Worker) {
    void this.terminate()
  })
