import { createContext, useCallback, useContext, useMemo, useState } from 'react'
import { useNotify } from 'react-admin'
import { type Conflict, conflictOf, errorMessage } from '../../api/error-message.ts'

type EditConflict = {
  /** The form of the record has changes that are not saved. */
  isDirty: boolean
  setDirty: (isDirty: boolean) => void
  /** The last save was refused because somebody else has changed the record. */
  conflict: Conflict | undefined
  close: () => void
  /** How many saves were refused without an error at a field. */
  refusals: number
}

/** Outside of a screen. */
const none: EditConflict = {
  isDirty: false,
  setDirty: () => undefined,
  conflict: undefined,
  close: () => undefined,
  refusals: 0,
}

export const EditConflictContext = createContext(none)

export const useEditConflict = () => useContext(EditConflictContext)

type Refusal = Error & { body?: { errors?: object } }

/** The record is read shortly before its screen is shown. */
const marginMs = 60_000

const hasFieldErrors = ({ body }: Refusal) => Object.keys(body?.errors ?? {}).length > 0

/** What `Edit` and `Create` of react-admin need to notice a conflict, and the value of the context. */
export const useEditConflictState = () => {
  const notify = useNotify()
  const [isDirty, setDirty] = useState(false)
  const [conflict, setConflict] = useState<Conflict>()
  const [refusals, setRefusals] = useState(0)
  const [openedAtMs] = useState(Date.now)
  const onError = useCallback(
    (error: Refusal) => {
      // The form shows them, and does not count as sent.
      if (hasFieldErrors(error)) return
      setRefusals((count) => count + 1)
      const found = conflictOf(error)
      if (!found) return notify(errorMessage(error), { type: 'error' })
      const { changedAt } = found
      const isKnown = changedAt && Date.parse(changedAt) > openedAtMs - marginMs
      setConflict(isKnown ? found : {})
    },
    [notify, openedAtMs],
  )
  const onSettled = useCallback((_data: unknown, error: unknown) => {
    if (!error) setDirty(false)
  }, [])
  const close = useCallback(() => setConflict(undefined), [])
  const state = useMemo(
    () => ({ isDirty, setDirty, conflict, close, refusals }),
    [isDirty, conflict, close, refusals],
  )
  return { callbacks: { onError, onSettled }, conflict: state }
}
