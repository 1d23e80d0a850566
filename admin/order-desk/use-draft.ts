import { useEffect, useState } from 'react'
import { useSession } from '../access/session.ts'
import { useUnloadQuestion } from '../screen/use-action.ts'
import { type Details, noDetails } from './desk-details.tsx'

/** What has been typed; it stays when another customer is chosen. */
export type Draft = { text: string; details: Details; idempotencyKey: string }

const newDraft = (): Draft => ({
  text: '',
  details: noDetails,
  idempotencyKey: crypto.randomUUID(),
})

/** The order that somebody was entering when the screen was left, such as to correct an address. */
type LeftDraft = { staffId: string | undefined; customer: string; draft: Draft }

let left: LeftDraft | undefined

const isTyped = ({ text }: Draft) => text.trim() !== ''

/**
 * The order being entered, for the customer of the address or of the order that was left. It is kept
 * until it is placed, or until the page is reloaded, before which the browser asks.
 */
export const useDraft = (wanted: string | undefined) => {
  const staffId = useSession()?.id
  const [found] = useState(() =>
    left?.staffId === staffId && (!wanted || left?.customer === wanted) ? left : undefined,
  )
  const [customer, setCustomer] = useState(wanted ?? found?.customer)
  const [draft, setDraft] = useState(() => found?.draft ?? newDraft())
  useEffect(() => {
    if (customer && isTyped(draft)) left = { staffId, customer, draft }
    else if (left?.draft.idempotencyKey === draft.idempotencyKey) left = undefined
  }, [staffId, customer, draft])
  useUnloadQuestion(isTyped(draft))
  return {
    customer,
    draft,
    setDraft,
    choose: (next: string | undefined) => {
      setCustomer(next)
      setDraft({ ...draft, idempotencyKey: crypto.randomUUID() })
    },
    clear: () => {
      left = undefined
      setCustomer(undefined)
      setDraft(newDraft())
    },
  }
}
