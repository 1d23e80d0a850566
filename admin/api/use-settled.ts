import { useQuery } from '@tanstack/react-query'
import { errorMessage } from './error-message.ts'
import { shownUntilNext } from './use-answer.ts'

/** How long typing may pause before the request, in milliseconds. */
const pauseMs = 250

const pause = (signal: AbortSignal) =>
  new Promise<void>((resolve) => setTimeout(resolve, pauseMs)).then(() => signal.throwIfAborted())

/**
 * The answer to a request that follows what is typed: sent after a pause, the last answer stays until the next.
 * `key` is what the request depends on, with its name; undefined sends nothing.
 */
export const useSettled = <Data>(
  key: readonly unknown[] | undefined,
  request: (signal: AbortSignal) => Promise<{ data: Data }>,
) => {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['settled', ...(key ?? [])],
    queryFn: async ({ signal }) => {
      await pause(signal)
      return (await request(signal)).data
    },
    enabled: key !== undefined,
    ...shownUntilNext,
  })
  return {
    answer: key && data,
    /** Why the last request failed, in the language in use. */
    error: key && error && !isFetching ? errorMessage(error) : undefined,
    isBusy: isFetching,
    repeat: () => void refetch(),
  }
}
