import { useEffect, useRef } from 'react'
import type { RaRecord } from 'react-admin'
import { useFormContext, useFormState } from 'react-hook-form'
import { ConflictDialog } from './conflict-dialog.tsx'
import { useEditConflict } from './edit-conflict.ts'

type Props = {
  /** The record as the form edits it; without it, the record itself. */
  valuesOf?: (record: RaRecord) => object
}

const unchanged = (record: RaRecord) => record

/** Keeps all but `isSubmitSuccessful`. */
const keepsEntries = {
  keepValues: true,
  keepDefaultValues: true,
  keepDirty: true,
  keepErrors: true,
  keepTouched: true,
  keepIsSubmitted: true,
  keepSubmitCount: true,
} as const

/** After a refused save the form counts as sent: react-admin would let it be left without a question. */
const useUnsentAfterRefusal = () => {
  const { refusals } = useEditConflict()
  const { isSubmitSuccessful } = useFormState()
  const { reset } = useFormContext()
  const answered = useRef(refusals)
  useEffect(() => {
    if (!isSubmitSuccessful || answered.current === refusals) return
    answered.current = refusals
    reset(undefined, keepsEntries)
  }, [isSubmitSuccessful, refusals, reset])
}

/** Inside a form: keeps what is typed when the record is read again, and asks where it was changed twice. */
export const FormGuard = ({ valuesOf = unchanged }: Props) => {
  const { setDirty, conflict } = useEditConflict()
  const { isDirty } = useFormState()
  useUnsentAfterRefusal()
  useEffect(() => {
    setDirty(isDirty)
    return () => setDirty(false)
  }, [isDirty, setDirty])
  return conflict && <ConflictDialog conflict={conflict} valuesOf={valuesOf} />
}
