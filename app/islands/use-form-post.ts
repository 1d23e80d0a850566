import { type SubmitEvent, useCallback, useRef, useState } from 'react'
import { type NoAnswer, postForm } from './post-form.ts'

/** Without files, which these forms do not have. */
const fieldsOf = (form: HTMLFormElement, submitter: HTMLElement | null) =>
  new URLSearchParams([...new FormData(form, submitter)].map(([name, value]) => [name, `${value}`]))

/**
 * Sends a form without leaving the page; `answer` is that of the last post. Without script the browser
 * posts the form and the server renders the page with the answer.
 */
export const useFormPost = <Answer>(onAnswer?: (answer: Answer | NoAnswer) => void) => {
  const [answer, setAnswer] = useState<Answer | NoAnswer>()
  const [isBusy, setBusy] = useState(false)
  const isSending = useRef(false)
  const onSubmit = useCallback(
    async (event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault()
      const { currentTarget: form } = event
      if (isSending.current) return
      isSending.current = true
      setBusy(true)
      const release = () => {
        isSending.current = false
        setBusy(false)
      }
      // After a redirect, the back/forward cache shows the form as it was left.
      addEventListener('pageshow', release, { once: true })
      const fields = fieldsOf(form, event.nativeEvent.submitter)
      const answered = await postForm<Answer>(form.action, fields)
      release()
      setAnswer(answered)
      onAnswer?.(answered)
    },
    [onAnswer],
  )
  return { answer, isBusy, onSubmit }
}
