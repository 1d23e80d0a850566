import { useCallback, useEffect, useState } from 'react'
import { sendJson } from '../api/send.ts'

type Loaded<Data> = { data?: Data; error?: Error }

/** Loads `/api/admin/<path>`; `set` replaces the data by the answer to a change. */
export const useLoaded = <Data>(path: string) => {
  const [loaded, setLoaded] = useState<Loaded<Data>>({})
  const load = useCallback(() => {
    const controller = new AbortController()
    sendJson<Data>(path, { signal: controller.signal })
      .then((data) => setLoaded({ data }))
      .catch((error) => {
        if (!controller.signal.aborted) setLoaded({ error })
      })
    return () => controller.abort()
  }, [path])
  useEffect(load, [load])
  return { ...loaded, reload: load, set: (data: Data) => setLoaded({ data }) }
}
