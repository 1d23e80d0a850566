import { useEffect, useState } from 'react'

/** Waits for a pause in typing. */
const delayMs = 350

type Settled<Answer> = { answer?: Answer; error?: string; isBusy: boolean }
type Repeatable<Answer> = Settled<Answer> & { repeat: () => void }

/** Posts `body` after a pause whenever it changes; undefined sends nothing. The last answer stays until the next. */
export const useSettled = <Body, Answer>(
  post: (body: Body, signal: AbortSignal) => Promise<{ data: Answer }>,
  body: Body | undefined,
): Repeatable<Answer> => {
  const [attempt, setAttempt] = useState(0)
  const [settled, setSettled] = useState<Settled<Answer>>({ isBusy: false })
  const text = body === undefined ? undefined : JSON.stringify(body)
  useEffect(() => {
    if (text === undefined) {
      setSettled({ isBusy: false })
      return
    }
    const controller = new AbortController()
    const { signal } = controller
    setSettled(({ answer }) => ({ answer, isBusy: true }))
    const timer = setTimeout(async () => {
      try {
        const { data } = await post(JSON.parse(text), signal)
        setSettled({ answer: data, isBusy: false })
      } catch (refused) {
        if (signal.aborted) return
        setSettled({ error: refused instanceof Error ? refused.message : '', isBusy: false })
      }
    }, delayMs)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [post, text, attempt])
  return { ...settled, repeat: () => setAttempt((count) => count + 1) }
}
