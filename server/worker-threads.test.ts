import { threadId } from 'node:worker_threads'
import { expect, test } from 'vitest'
import { retryAfterSeconds } from './http/retry-after.ts'
import type { TestReport, TestTask } from './worker-threads.fixtures.ts'
import { createWorkerThread, isThreadFailure } from './worker-threads.ts'

type Options = Parameters<typeof createWorkerThread>[1]

const openThread = (options?: Options) =>
  createWorkerThread<TestTask, TestReport>(
    new URL('./worker-threads.fixtures.ts', import.meta.url),
    options,
  )

const errorOf = (task: Promise<unknown>): Promise<unknown> =>
  task.then(
    () => undefined,
    (error) => error,
  )

test('performs tasks in one other thread, one after the other', async () => {
  const { run } = openThread()
  const [first, second] = await Promise.all([run('report'), run('report')])
  expect(first.threadId).not.toBe(threadId)
  expect(second).toEqual(first)
  expect(first.running).toBe(1)
})

test('passes the error of a task on and continues in the same thread', async () => {
  const { run } = openThread()
  const { threadId: before } = await run('report')
  const error = await errorOf(run('throw'))
  expect(error).toMatchObject({ message: 'wrong input' })
  expect(isThreadFailure(error)).toBe(false)
  expect((await run('report')).threadId).toBe(before)
})

test.each<[TestTask, Options]>([
  ['crash', {}],
  ['hang', { timeoutMs: 3_000 }],
  ['fill-memory', { maxHeapMib: 24 }],
])(
  'fails the task %s with a wait, and the next task starts a new thread',
  async (task, options) => {
    const { run } = openThread(options)
    const [error, next] = await Promise.all([errorOf(run(task)), run('report')])
    expect(isThreadFailure(error)).toBe(true)
    expect(retryAfterSeconds(error)).toBeGreaterThan(0)
    expect(next.running).toBe(1)
  },
)

test('fails if the thread cannot start', async () => {
  const { run } = createWorkerThread(new URL('./none-thread.ts', import.meta.url))
  expect(isThreadFailure(await errorOf(run('report')))).toBe(true)
})

test('refuses tasks beyond the maximum', async () => {
  const { run, isFull } = openThread({ maxTasks: 2 })
  const accepted = [run('report'), run('report')]
  expect(isFull()).toBe(true)
  expect(isThreadFailure(await errorOf(run('report')))).toBe(true)
  await Promise.all(accepted)
  expect(isFull()).toBe(false)
})

test('ends the thread when it is idle, and starts it again', async () => {
  const { run, isRunning } = openThread({ idleMs: 10 })
  expect(isRunning()).toBe(false)
  const { threadId: before } = await run('report')
  await expect.poll(isRunning).toBe(false)
  expect((await run('report')).threadId).not.toBe(before)
})
