import { useEffect, useState } from 'react'
import { useNotify, useRefresh } from 'react-admin'
import { errorMessage } from '../api/error-message.ts'
import { saveFile } from '../api/save-file.ts'

/** Performs requests and says how they ended. */
export const useAction = () => {
  const notify = useNotify()
  const refresh = useRefresh()
  const [isSending, setIsSending] = useState(false)
  /** The answer; undefined if it was refused. After success shows `done` and reloads the screen. */
  const perform = async <Answer>(request: Promise<Answer>, done?: string) => {
    setIsSending(true)
    try {
      const answer = await request
      if (done) {
        notify(done, { type: 'success' })
        refresh()
      }
      return answer
    } catch (error) {
      notify(errorMessage(error), { type: 'error' })
      return undefined
    } finally {
      setIsSending(false)
    }
  }
  /** Offers the file of the answer to be saved; whether there was one. */
  const download = async (request: Promise<{ data: Blob }>, name: string) => {
    const answer = await perform(request)
    if (answer) saveFile(answer.data, name)
    return answer !== undefined
  }
  return { perform, download, isSending }
}

/** Lets the browser ask before the page is closed or reloaded with what is not saved. */
export const useUnloadQuestion = (isUnsaved: boolean) => {
  useEffect(() => {
    if (!isUnsaved) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isUnsaved])
}
