import { useLingui } from '@lingui/react/macro'
import { DataTable, DateInput, FunctionField, SelectInput } from 'react-admin'
import { sectionLabel } from '../i18n/i18n.ts'
import { timeText } from '../i18n/swiss-time.ts'
import { ListScreen } from '../screen/list-screen.tsx'
import { auditActions, auditAreas } from './audit-actions.ts'
import { type AuditEvent, ChangeDetails } from './change-details.tsx'

/** The log of changes and logins, newest first. */
export const AuditList = () => {
  const { t, i18n } = useLingui()
  /** Orders are recorded as 'Order 1042' in every language. */
  const recordOf = ({ label }: AuditEvent) => {
    const number = /^Order (\d+)$/.exec(label)?.[1]
    return number ? t`Order ${number}` : label
  }
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
      expand={<ChangeDetails />}
      nothing={t`Nothing has been changed yet. Changes and logins are listed here.`}
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
      <DataTable.Col source="label" label={t`Record`} disableSort>
        <FunctionField<AuditEvent> render={recordOf} />
      </DataTable.Col>
    </ListScreen>
  )
}
