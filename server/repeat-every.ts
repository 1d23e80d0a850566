/**
 * Repeats `work`, each time `intervalMs` after its end, until `stop`, which waits for the running one.
 * After a failure, too.
 */
export const repeatEvery = (
  intervalMs: number,
  work: () => Promise<unknown>,
  onError: (error: unknown) => void,
) => {
  let isStopped = false
  let running: Promise<void> | undefined
  let timer: NodeJS.Timeout | undefined
  const run = async () => {
    await work().catch(onError)
    if (!isStopped) plan()
  }
  const plan = () => {
    timer = setTimeout(() => {
      running = run()
    }, intervalMs)
    timer.unref()
  }
  plan()
  return {
    stop: async () => {
      isStopped = true
      clearTimeout(timer)
      await running
    },
  }
}
