import { useEffect, useState } from 'react'
import { sendJson } from '../api/send.ts'
import type { DueInvoice } from './payment.ts'

/** In milliseconds, after the last key. */
const delayMs = 250

/** Invoices that a payment may be meant for; undefined while they load. */
export const useSuggestedInvoices = (paymentId: string, search: string) => {
  const [invoices, setInvoices] = useState<DueInvoice[]>()
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    const timer = setTimeout(
      () => {
        sendJson<DueInvoice[]>(`payments/${paymentId}/invoices`, { query: { search }, signal })
          .then(setInvoices)
          .catch(() => {
            if (!signal.aborted) setInvoices([])
          })
      },
      search ? delayMs : 0,
    )
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [paymentId, search])
  return invoices
}
