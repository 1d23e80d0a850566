import { useEffect, useState } from 'react'
import { useLocale } from 'react-admin'
import { sendJson } from './send.ts'

type Answer<Data> = {
  /** The last one, also while another is loading. */
  answer: Data | undefined
  isLoading: boolean
  isFailed: boolean
  /** Requests it again, e.g. after a failure. */
  retry: () => void
}

/** The answer to a GET of `/api/admin/<path>`, requested again when path or language change. */
export const useAnswer = <Data>(path: string): Answer<Data> => {
  const locale = useLocale()
  const [attempt, setAttempt] = useState(0)
  const key = `${path} ${locale} ${attempt}`
  const [loaded, setLoaded] = useState<{ key: string; data?: Data; isFailed: boolean }>()
  useEffect(() => {
    const aborter = new AbortController()
    sendJson<Data>(path, { signal: aborter.signal }).then(
      (data) => setLoaded({ key, data, isFailed: false }),
      () => {
        if (!aborter.signal.aborted) setLoaded({ key, isFailed: true })
      },
    )
    return () => aborter.abort()
  }, [path, key])
  return {
    answer: loaded?.data,
    isLoading: loaded?.key !== key,
    isFailed: loaded?.key === key && loaded.isFailed,
    retry: () => setAttempt((count) => count + 1),
  }
}
