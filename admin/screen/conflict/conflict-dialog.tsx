import { Trans, useLingui } from '@lingui/react/macro'
import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  Skeleton,
} from '@mui/material'
import { useEffect, useState } from 'react'
import {
  type RaRecord,
  setSubmissionErrors,
  useEditContext,
  useNotify,
  useSaveContext,
} from 'react-admin'
import { useFormContext } from 'react-hook-form'
import { type Choice, DifferenceTable } from './difference-table.tsx'
import { useEditConflict } from './edit-conflict.ts'
import { LastChangeText } from './last-change-text.tsx'
import { type Difference, differencesOf, ownChangesOf } from './record-differences.ts'

/** The record as it was saved elsewhere; undefined until it has been read. */
const useTheirs = (valuesOf: (record: RaRecord) => object, onFailed: () => void) => {
  const { refetch } = useEditContext()
  const notify = useNotify()
  const [theirs, setTheirs] = useState<object>()
  // Read once, when the dialog opens.
  useEffect(() => {
    refetch().then(({ data, error }) => {
      if (data) return setTheirs(valuesOf(data))
      notify(error?.message ?? 'ra.notification.http_error', { type: 'error' })
      onFailed()
    })
  }, [])
  return theirs
}

/** The record was saved elsewhere: shows both, nothing is saved before the choice. */
export const ConflictDialog = ({ valuesOf }: { valuesOf: (record: RaRecord) => object }) => {
  const { t } = useLingui()
  const { close } = useEditConflict()
  const { save } = useSaveContext()
  const form = useFormContext()
  const theirs = useTheirs(valuesOf, close)
  const [choices, setChoices] = useState<Readonly<Record<string, Choice>>>({})
  const base = form.formState.defaultValues
  const differences: Difference[] = theirs ? differencesOf(base, form.getValues(), theirs) : []
  const contested = differences.filter(({ isContested }) => isContested)
  const isDecided = theirs && contested.every(({ path }) => choices[path])
  const saveChoice = async () => {
    const kept = ownChangesOf(base, form.getValues()).filter(([path]) => choices[path] !== 'theirs')
    form.reset(theirs)
    for (const [path, value] of kept) form.setValue(path, value, { shouldDirty: true })
    close()
    const errors = await save?.(form.getValues())
    if (errors) setSubmissionErrors(errors, form.setError)
  }
  const discard = () => {
    form.reset(theirs)
    close()
  }
  return (
    <Dialog open maxWidth="md" fullWidth onClose={close} aria-labelledby="conflict-title">
      <DialogTitle id="conflict-title">
        <Trans>This has been changed in the meantime</Trans>
      </DialogTitle>
      <DialogContent>
        <LastChangeText />
        <DialogContentText sx={{ mb: 2 }}>
          <Trans>Nothing is overwritten, and your entries are still here.</Trans>{' '}
          {contested.length > 0 ? (
            <Trans>
              Where the same field was changed twice, choose which entry is saved. All other changes
              are kept.
            </Trans>
          ) : (
            <Trans>The changes concern different fields: both can be saved.</Trans>
          )}
        </DialogContentText>
        {theirs ? (
          <DifferenceTable
            differences={differences}
            choices={choices}
            onChoose={(path, choice) => setChoices({ ...choices, [path]: choice })}
          />
        ) : (
          <Skeleton variant="rectangular" height={120} />
        )}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', rowGap: 1 }}>
        <Button onClick={close}>{t`Decide later`}</Button>
        <Button color="error" disabled={!theirs} onClick={discard}>
          {t`Discard my entries`}
        </Button>
        <Button variant="contained" disabled={!isDecided} onClick={saveChoice}>
          {contested.length > 0 ? t`Save this choice` : t`Save both changes`}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
