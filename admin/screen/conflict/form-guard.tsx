import { useEffect } from 'react'
import type { RaRecord } from 'react-admin'
import { useFormState } from 'react-hook-form'
import { ConflictDialog } from './conflict-dialog.tsx'
import { useEditConflict } from './edit-conflict.ts'

type Props = {
  /** The record as the form edits it; without it, the record itself. */
  valuesOf?: (record: RaRecord) => object
}

const unchanged = (record: RaRecord) => record

/** Inside a form: keeps what is typed when the record is read again, and asks where two people changed it. */
export const FormGuard = ({ valuesOf = unchanged }: Props) => {
  const { setDirty, isRefused } = useEditConflict()
  const { isDirty } = useFormState()
  useEffect(() => {
    setDirty(isDirty)
    return () => setDirty(false)
  }, [isDirty, setDirty])
  return isRefused && <ConflictDialog valuesOf={valuesOf} />
}
