import { useState } from 'react'
import { useNotify, useRefresh } from 'react-admin'
import { sendJson } from '../api/send.ts'

type Act = { method?: string; body?: unknown; done: string }

/** Sends an act about a record, says its result, and reloads the screen. */
export const useOrderAct = () => {
  const notify = useNotify()
  const refresh = useRefresh()
  const [isSending, setIsSending] = useState(false)
  /** Undefined if it was refused. */
  const act = async <Data>(
    path: string,
    { method = 'POST', body, done }: Act,
  ): Promise<Data | undefined> => {
    setIsSending(true)
    try {
      const data = await sendJson<Data>(path, { method, body })
      notify(done, { type: 'success' })
      refresh()
      return data
    } catch (error) {
      notify(error instanceof Error ? error.message : 'ra.notification.http_error', {
        type: 'error',
      })
      return undefined
    } finally {
      setIsSending(false)
    }
  }
  return { act, isSending }
}
