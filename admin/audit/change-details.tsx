import { useLingui } from '@lingui/react/macro'
import {
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material'
import { useRecordContext } from 'react-admin'
import type { Schemas } from '../api/client.ts'
import { type ChangedField, changedFields } from './changed-fields.ts'
import { usePresentedValues } from './presented-values.ts'

export type AuditEvent = Schemas['AuditEvent']

type RowProps = { field: ChangedField; resource: string; has: { before: boolean; after: boolean } }

const Row = ({ field: { path, before, after }, resource, has }: RowProps) => {
  const { pathName, valueText } = usePresentedValues(resource)
  const name = path.at(-1) ?? ''
  const cell = { overflowWrap: 'anywhere', whiteSpace: 'pre-line', verticalAlign: 'top' } as const
  return (
    <TableRow>
      <TableCell component="th" scope="row" sx={cell}>
        {pathName(path)}
      </TableCell>
      {has.before && <TableCell sx={cell}>{valueText(name, before)}</TableCell>}
      {has.after && <TableCell sx={cell}>{valueText(name, after)}</TableCell>}
    </TableRow>
  )
}

/** What an event of the change log changed: one row for each value, before and after. */
export const ChangeDetails = () => {
  const { t } = useLingui()
  const event = useRecordContext<AuditEvent>()
  if (!event) return null
  const { resource, before, after } = event
  const fields = changedFields(before, after)
  if (fields.length === 0)
    return (
      <Typography variant="body2" sx={{ p: 2 }}>
        {t`No details were recorded.`}
      </Typography>
    )
  const has = { before: Boolean(before), after: Boolean(after) }
  return (
    <TableContainer sx={{ px: 2, pb: 2 }}>
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>{t`What`}</TableCell>
            {has.before && <TableCell>{t`Before`}</TableCell>}
            {has.after && <TableCell>{t`After`}</TableCell>}
          </TableRow>
        </TableHead>
        <TableBody>
          {fields.map((field) => (
            <Row key={field.path.join(' ')} field={field} resource={resource} has={has} />
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  )
}
