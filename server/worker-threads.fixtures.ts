// A thread for worker-threads.test.ts.
import { setTimeout as wait } from 'node:timers/promises'
import { threadId } from 'node:worker_threads'
import { serveTasks } from './serve-tasks.ts'

const isHanging = true

const fillMemory = () => {
  const filled: number[][] = []
  while (isHanging) filled.push(Array.from({ length: 100_000 }, (_, at) => at + 0.5))
}

let running = 0

const tasks = {
  /** The thread, and how many tasks it performs. */
  report: async () => {
    running += 1
    await wait(20)
    return { threadId, running: running-- }
  },
  throw: () => {
    throw new Error('wrong input')
  },
  crash: () => process.exit(3),
  hang: () => {
    while (isHanging);
  },
  'fill-memory': fillMemory,
}

export type TestTask = keyof typeof tasks
export type TestReport = { threadId: number; running: number }

serveTasks((task: TestTask) => tasks[task]())
