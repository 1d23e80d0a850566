import { type FormEvent, useState } from 'react'
import { HttpError, useTranslate } from 'react-admin'

/** Submits a form once at a time; `error` is the server's message in the person's language. */
export const useSubmission = (send: (values: FormData) => Promise<void>) => {
  const translate = useTranslate()
  const [isSending, setIsSending] = useState(false)
  const [error, setError] = useState('')
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isSending) return
    setIsSending(true)
    setError('')
    try {
      await send(new FormData(event.currentTarget))
    } catch (cause) {
      const message = cause instanceof HttpError ? cause.message : 'ra.notification.http_error'
      setError(translate(String(message)))
    } finally {
      setIsSending(false)
    }
  }
  return { submit, isSending, error }
}
