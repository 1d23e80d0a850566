import { Trans, useLingui } from '@lingui/react/macro'
import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  type DialogProps,
  DialogTitle,
  Skeleton,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableRow,
} from '@mui/material'
import { type ReactNode, useEffect, useState } from 'react'
import { type RaRecord, useEditContext, useNotify, useResourceContext } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import { type Conflict, conflictText } from '../../api/error-message.ts'
import { findFieldName } from '../../audit/audit-fields.ts'
import { usePresentedValues } from '../../audit/presented-values.ts'
import { HeadRow } from '../columns.tsx'
import { useEditConflict } from './edit-conflict.ts'
import { changesOf } from './record-changes.ts'

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

type FrameProps = Pick<DialogProps, 'maxWidth'> & {
  conflict: Conflict
  onClose: () => void
  /** What happens next, and both versions. */
  children: ReactNode
  /** Beside the button to decide later. */
  actions: ReactNode
}

/** Says who has saved in the meantime, and when; `children` show it, `actions` decide. */
export const ConflictFrame = ({ conflict, maxWidth, onClose, children, actions }: FrameProps) => {
  const { t } = useLingui()
  return (
    <Dialog open maxWidth={maxWidth} fullWidth onClose={onClose} aria-labelledby="conflict-title">
      <DialogTitle id="conflict-title">{t`This has been changed in the meantime`}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 1, color: 'text.primary', fontWeight: 600 }}>
          {conflictText(conflict)}
        </DialogContentText>
        {children}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t`Decide later`}</Button>
        {actions}
      </DialogActions>
    </Dialog>
  )
}

const cell = { overflowWrap: 'anywhere', whiteSpace: 'pre-line', verticalAlign: 'top' } as const

type Changes = ReadonlyMap<string, unknown>

/** What was saved elsewhere beside the own entries, without values that no screen shows. */
const BothChanges = ({ mine, theirs }: { mine: Changes; theirs: Changes }) => {
  const { t } = useLingui()
  const resource = useResourceContext() ?? ''
  const { pathName, valueText } = usePresentedValues(
    // The change log calls customers otherwise.
    resource === 'accounts' ? 'customers' : resource,
  )
  const rows = [...theirs]
    .map(([path, value]) => ({ path, value, parts: path.split('.'), name: lastOf(path) }))
    .filter(
      ({ path, parts }) => mine.has(path) || parts.some((part) => findFieldName(part, undefined)),
    )
  if (rows.length === 0) return null
  return (
    <TableContainer>
      <Table size="small" aria-label={t`Both values`}>
        <HeadRow names={[t`What`, t`My value`, t`Saved in the meantime`]} />
        <TableBody>
          {rows.map(({ path, value, parts, name }) => (
            <TableRow key={path}>
              <TableCell component="th" scope="row" sx={cell}>
                {pathName(parts.filter((part) => part !== 'values'))}
              </TableCell>
              <TableCell sx={{ ...cell, ...(!mine.has(path) && { color: 'text.secondary' }) }}>
                {mine.has(path) ? valueText(name, mine.get(path)) : t`Not changed`}
              </TableCell>
              <TableCell sx={cell}>{valueText(name, value)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  )
}

const lastOf = (path: string) => path.split('.').at(-1) ?? ''

type Props = { conflict: Conflict; valuesOf: (record: RaRecord) => object }

/** The record was saved elsewhere: shows both; the new values are loaded without losing own entries. */
export const ConflictDialog = ({ conflict, valuesOf }: Props) => {
  const { t } = useLingui()
  const { close } = useEditConflict()
  const form = useFormContext()
  const theirs = useTheirs(valuesOf, close)
  const base = form.formState.defaultValues
  const mine = changesOf(base, form.getValues())
  const load = () => {
    form.reset(theirs)
    for (const [path, value] of mine) form.setValue(path, value, { shouldDirty: true })
    close()
  }
  return (
    <ConflictFrame
      conflict={conflict}
      maxWidth="md"
      onClose={close}
      actions={
        <Button variant="contained" disabled={!theirs} onClick={load}>
          {t`Load the new values`}
        </Button>
      }
    >
      <DialogContentText sx={{ mb: 2 }}>
        <Trans>
          Nothing is overwritten. Load the new values: what you have entered stays in the form, so
          that you can check it and save again.
        </Trans>
      </DialogContentText>
      {theirs ? (
        <BothChanges mine={mine} theirs={changesOf(base, theirs)} />
      ) : (
        <Skeleton variant="rectangular" height={120} />
      )}
    </ConflictFrame>
  )
}
