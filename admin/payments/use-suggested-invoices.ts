import { useEffect, useState } from 'react'
import { api } from '../api/client.ts'
import type { DueInvoice } from './payment.ts'

/** In milliseconds, after the last key. */
const delayMs = 250

/** Invoices that a payment may be meant for; undefined while they load. `error`: why they do not. */
export const useSuggestedInvoices = (paymentId: string, search: string) => {
  const [invoices, setInvoices] = useState<DueInvoice[]>()
  const [error, setError] = useState<string>()
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    const timer = setTimeout(
      () => {
        const params = { path: { id: paymentId }, query: { search } }
        api
          .GET('/admin/payments/{id}/invoices', { params, signal })
          .then(({ data }) => {
            setInvoices(data)
            setError(undefined)
          })
          .catch((cause: Error) => {
            if (!signal.aborted) setError(cause.message)
          })
      },
      search ? delayMs : 0,
    )
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [paymentId, search])
  return { invoices, error }
}
