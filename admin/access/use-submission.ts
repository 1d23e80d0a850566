import { useMutation } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { HttpError } from 'react-admin'
import { errorMessage } from '../api/error-message.ts'

/** Submits a form once at a time; `error` is the server's message in the person's language. */
export const useSubmission = (send: (values: FormData) => Promise<void>) => {
  const { mutate, isPending, error } = useMutation({ mutationFn: send })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!isPending) mutate(new FormData(event.currentTarget))
  }
  const reason = error instanceof HttpError ? error.message : 'ra.notification.http_error'
  return { submit, isSending: isPending, error: error ? errorMessage(new Error(reason)) : '' }
}
