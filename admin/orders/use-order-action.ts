import { useState } from 'react'
import { useNotify, useRefresh } from 'react-admin'

/** Says the result of a request about a record, and reloads the screen. */
export const useOrderAction = () => {
  const notify = useNotify()
  const refresh = useRefresh()
  const [isSending, setIsSending] = useState(false)
  /** False if it was refused. */
  const perform = async (request: Promise<unknown>, done: string): Promise<boolean> => {
    setIsSending(true)
    try {
      await request
      notify(done, { type: 'success' })
      refresh()
      return true
    } catch (error) {
      notify(error instanceof Error ? error.message : 'ra.notification.http_error', {
        type: 'error',
      })
      return false
    } finally {
      setIsSending(false)
    }
  }
  return { perform, isSending }
}
