import { createContext, useCallback, useContext, useMemo, useState } from 'react'
import { useNotify } from 'react-admin'
import { codeOf } from '../../api/client.ts'

type EditConflict = {
  /** The form of the record has changes that are not saved. */
  isDirty: boolean
  setDirty: (isDirty: boolean) => void
  /** The last save was refused because somebody else has changed the record. */
  isRefused: boolean
  close: () => void
  /** How many saves were refused without an error at a field. */
  refusals: number
  /** When the screen was opened, in milliseconds since 1970. */
  openedAtMs: number
}

/** Outside of a screen. */
const none: EditConflict = {
  isDirty: false,
  setDirty: () => undefined,
  isRefused: false,
  close: () => undefined,
  refusals: 0,
  openedAtMs: 0,
}

export const EditConflictContext = createContext(none)

export const useEditConflict = () => useContext(EditConflictContext)

type Refusal = Error & { body?: { errors?: object } }

const hasFieldErrors = ({ body }: Refusal) => Object.keys(body?.errors ?? {}).length > 0

/** What `Edit` and `Create` of react-admin need to notice a conflict, and the value of the context. */
export const useEditConflictState = () => {
  const notify = useNotify()
  const [isDirty, setDirty] = useState(false)
  const [isRefused, setRefused] = useState(false)
  const [refusals, setRefusals] = useState(0)
  const [openedAtMs] = useState(Date.now)
  const onError = useCallback(
    (error: Refusal) => {
      // The form shows them, and does not count as sent.
      if (hasFieldErrors(error)) return
      setRefusals((count) => count + 1)
      if (codeOf(error) === 'edit_conflict') setRefused(true)
      else notify(error.message, { type: 'error' })
    },
    [notify],
  )
  const onSettled = useCallback((_data: unknown, error: unknown) => {
    if (!error) setDirty(false)
  }, [])
  const close = useCallback(() => setRefused(false), [])
  const conflict = useMemo(
    () => ({ isDirty, setDirty, isRefused, close, refusals, openedAtMs }),
    [isDirty, isRefused, close, refusals, openedAtMs],
  )
  return { callbacks: { onError, onSettled }, conflict }
}
