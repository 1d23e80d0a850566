import { Trans, useLingui } from '@lingui/react/macro'
import { Box, Typography } from '@mui/material'
import { DataTable, DateInput, FunctionField, SelectInput, useRecordContext } from 'react-admin'
import type { components } from '../api/generated/api.ts'
import { sectionLabel } from '../i18n/i18n.ts'
import { timeText } from '../i18n/swiss-time.ts'
import { ListScreen } from '../screen/list-screen.tsx'
import { auditActions, auditAreas } from './audit-actions.ts'

type AuditEvent = components['schemas']['AuditEvent']

const valueText = (value: unknown) =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value ?? '–')

/** The fields that an event changed, before and after. */
const Changes = () => {
  const event = useRecordContext<AuditEvent>()
  if (!event) return null
  const before = (event.before ?? {}) as Record<string, unknown>
  const after = (event.after ?? {}) as Record<string, unknown>
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  if (names.length === 0)
    return (
      <Typography variant="body2" sx={{ p: 2 }}>
        <Trans>No details were recorded.</Trans>
      </Typography>
    )
  return (
    <Box component="dl" sx={{ display: 'grid', gridTemplateColumns: 'auto 1fr', gap: 1, m: 2 }}>
      {names.map((name) => [
        <Typography
          key={`${name} name`}
          component="dt"
          variant="body2"
          sx={{ color: 'text.secondary' }}
        >
          {name}
        </Typography>,
        <Typography
          key={`${name} value`}
          component="dd"
          variant="body2"
          sx={{ m: 0, overflowWrap: 'anywhere' }}
        >
          {name in before && <del>{valueText(before[name])}</del>}{' '}
          {name in after && <ins>{valueText(after[name])}</ins>}
        </Typography>,
      ])}
    </Box>
  )
}

/** The log of changes and logins, newest first. */
export const AuditList = () => {
  const { t, i18n } = useLingui()
  const labelOf = (action: string) => {
    const label = auditActions[action]
    return label ? i18n._(label) : action
  }
  const areaOf = (resource: string) => {
    const area = auditAreas[resource]
    return area ? i18n._(area) : (sectionLabel(resource) ?? resource)
  }
  const filters = [
    <SelectInput
      key="action"
      source="action"
      label={t`Action`}
      alwaysOn
      choices={Object.keys(auditActions).map((id) => ({ id, name: labelOf(id) }))}
    />,
    <DateInput key="from" source="from" label={t`From`} />,
    <DateInput key="to" source="to" label={t`To`} />,
  ]
  return (
    <ListScreen
      filters={filters}
      rowClick="expand"
      expand={<Changes />}
      nothing={<Trans>Nothing has been changed yet. Changes and logins are listed here.</Trans>}
    >
      <DataTable.Col source="at" label={t`Time`} disableSort>
        <FunctionField<AuditEvent> render={({ at }) => timeText(at)} />
      </DataTable.Col>
      <DataTable.Col source="actor.name" label={t`Person`} disableSort />
      <DataTable.Col source="action" label={t`Action`} disableSort>
        <FunctionField<AuditEvent> render={({ action }) => labelOf(action)} />
      </DataTable.Col>
      <DataTable.Col source="resource" label={t`Area`} disableSort>
        <FunctionField<AuditEvent> render={({ resource }) => areaOf(resource)} />
      </DataTable.Col>
      <DataTable.Col source="label" label={t`Record`} disableSort />
    </ListScreen>
  )
}
