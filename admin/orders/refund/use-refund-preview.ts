import { useEffect, useState } from 'react'
import { api, type Schemas } from '../../api/client.ts'

export type RefundPreview = Schemas['RefundPreview']

export type RefundChoice = { lines: { line: number; quantity: number }[]; shipping: boolean }

/** In milliseconds, after the last change of the choice. */
const delayMs = 200

/** The amounts of a refund, computed by the server; undefined while it computes, or for nothing. */
export const useRefundPreview = (orderId: string, choice: RefundChoice) => {
  const [preview, setPreview] = useState<RefundPreview>()
  const [error, setError] = useState('')
  const chosen = JSON.stringify(choice)
  useEffect(() => {
    const controller = new AbortController()
    const { lines, shipping }: RefundChoice = JSON.parse(chosen)
    setPreview(undefined)
    setError('')
    if (lines.length === 0 && !shipping) return
    const timer = setTimeout(() => {
      api
        .POST('/admin/orders/{id}/refund-preview', {
          params: { path: { id: orderId } },
          body: { lines, shipping },
          signal: controller.signal,
        })
        .then(({ data }) => setPreview(data))
        .catch((cause) => {
          if (!controller.signal.aborted) setError(cause.message)
        })
    }, delayMs)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [orderId, chosen])
  return { preview, error }
}
