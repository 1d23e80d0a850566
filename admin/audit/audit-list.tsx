import { useLingui } from '@lingui/react/macro'
import { Table, TableBody, TableCell, TableContainer, TableRow, Typography } from '@mui/material'
import { useRecordContext } from 'react-admin'
import type { Schemas } from '../api/client.ts'
import type { ListQuery } from '../api/resources.ts'
import { choiceFilter } from '../screen/choices.tsx'
import { HeadRow, TimeField, UnsortedCol } from '../screen/columns.tsx'
import { inputsOf } from '../screen/inputs.ts'
import { ListScreen } from '../screen/list-screen.tsx'
import { areaName } from './area-name.ts'
import { auditActions, findActionName } from './audit-actions.ts'
import { type ChangedField, changedFields } from './changed-fields.ts'
import { usePresentedValues } from './presented-values.ts'

const { DateInput } = inputsOf<ListQuery<'audit'>>()

type AuditEvent = Schemas['AuditEvent']

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
const ChangeDetails = () => {
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
  const sides = [...(before ? [t`Before`] : []), ...(after ? [t`After`] : [])]
  return (
    <TableContainer sx={{ px: 2, pb: 2 }}>
      <Table size="small">
        <HeadRow names={[t`What`, ...sides]} />
        <TableBody>
          {fields.map((field) => (
            <Row key={field.path.join(' ')} field={field} resource={resource} has={has} />
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  )
}

const Col = UnsortedCol<'audit'>

/** The log of changes and logins, newest first. */
export const AuditList = () => {
  const { t } = useLingui()
  /** Orders are recorded as 'Order 1042' in every language. */
  const recordOf = ({ label }: AuditEvent) => {
    const number = /^Order (\d+)$/.exec(label)?.[1]
    return number ? t`Order ${number}` : label
  }
  const actionOf = ({ action }: AuditEvent) => {
    const label = findActionName(action)
    return label ? t(label) : action
  }
  const filters = [
    choiceFilter<'audit'>('action', t`Action`, auditActions),
    <DateInput key="from" source="from" label={t`From`} />,
    <DateInput key="to" source="to" label={t`To`} />,
  ]
  return (
    <ListScreen
      filters={filters}
      rowClick="expand"
      expand={<ChangeDetails />}
      nothing={t`Nothing has been changed yet. Changes and logins are listed here.`}
    >
      <Col source="at" label={t`Time`} field={TimeField} />
      <Col source="actor.name" label={t`Person`} />
      <Col source="action" label={t`Action`} render={actionOf} />
      <Col source="resource" label={t`Area`} render={({ resource }) => areaName(resource)} />
      <Col source="label" label={t`Record`} render={recordOf} />
    </ListScreen>
  )
}
