import { useEffect, useState } from 'react'
import { useLocale } from 'react-admin'
import { api, type DataOf, type Inits, type PathOf } from './client.ts'

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

/** `GET` for a path and parameters that the signature of the hook has checked. */
type Get<Data> = (path: string, init: object) => Promise<{ data: Data }>

/** The answer to a GET, requested again when path, parameters or language change. */
export const useAnswer = <Path extends PathOf<'get'>>(
  path: Path,
  ...init: Inits<'get', Path>
): Answer<DataOf<'get', Path>> => {
  const locale = useLocale()
  const [attempt, setAttempt] = useState(0)
  const request = JSON.stringify(init)
  const key = `${path} ${request} ${locale} ${attempt}`
  const [loaded, setLoaded] = useState<{ key: string; data?: DataOf<'get', Path>; error?: Error }>()
  useEffect(() => {
    const aborter = new AbortController()
    const [parsed] = JSON.parse(request)
    const get = api.GET as unknown as Get<DataOf<'get', Path>>
    get(path, { ...parsed, signal: aborter.signal }).then(
      ({ data }) => setLoaded({ key, data }),
      (error: Error) => {
        if (!aborter.signal.aborted) setLoaded({ key, error })
      },
    )
    return () => aborter.abort()
  }, [path, request, key])
  return {
    answer: loaded?.data,
    isLoading: loaded?.key !== key,
    error: loaded?.key === key ? loaded.error : undefined,
    retry: () => setAttempt((count) => count + 1),
    set: (data) => setLoaded({ key, data }),
  }
}
