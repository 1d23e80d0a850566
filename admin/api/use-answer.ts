import { useEffect, useState } from 'react'
import { useLocale } from 'react-admin'
import { sendJson } from './send.ts'

export type Answer<Data> = {
  /** The last one, also while another is loading. */
  answer: Data | undefined
  isLoading: boolean
  /** Why the last request failed. */
  error: Error | undefined
  /** Requests it again, e.g. after a failure or a change. */
  retry: () => void
  /** Replaces it by the answer to a change. */
  set: (answer: Data) => void
}

/** The answer to a GET of `/api/admin/<path>`, requested again when path or language change. */
export const useAnswer = <Data>(path: string): Answer<Data> => {
  const locale = useLocale()
  const [attempt, setAttempt] = useState(0)
  const key = `${path} ${locale} ${attempt}`
  const [loaded, setLoaded] = useState<{ key: string; data?: Data; error?: Error }>()
  useEffect(() => {
    const aborter = new AbortController()
    sendJson<Data>(path, { signal: aborter.signal }).then(
      (data) => setLoaded({ key, data }),
      (error: Error) => {
        if (!aborter.signal.aborted) setLoaded({ key, error })
      },
    )
    return () => aborter.abort()
  }, [path, key])
  return {
    answer: loaded?.data,
    isLoading: loaded?.key !== key,
    error: loaded?.key === key ? loaded.error : undefined,
    retry: () => setAttempt((count) => count + 1),
    set: (data) => setLoaded({ key, data }),
  }
}
