import { useLingui } from '@lingui/react/macro'
import { Chip } from '@mui/material'
import { CreateButton, DataTable, FunctionField, List, TopToolbar } from 'react-admin'
import { roleNames } from '../customers/customer-texts.ts'
import { formatTime } from '../i18n/format-time.ts'
import { SectionHelp } from '../shell/section-help.tsx'
import { nameOf, type StaffMember } from './staff-member.ts'

const Actions = () => {
  const { t } = useLingui()
  return (
    <TopToolbar>
      <CreateButton label={t`Invite someone`} />
    </TopToolbar>
  )
}

/** Everyone who works in the back office. */
export const StaffList = () => {
  const { t, i18n } = useLingui()
  return (
    <>
      <SectionHelp />
      <List
        actions={<Actions />}
        exporter={false}
        empty={false}
        sort={{ field: 'name', order: 'ASC' }}
        perPage={25}
      >
        <DataTable bulkActionButtons={false} rowClick="edit">
          <DataTable.Col source="name" label={t`Name`}>
            <FunctionField<StaffMember>
              render={(member) => (member.isSelf ? t`${nameOf(member)} (you)` : nameOf(member))}
            />
          </DataTable.Col>
          <DataTable.Col source="email" label={t`E-mail`} />
          <DataTable.Col source="role" label={t`Role`}>
            <FunctionField<StaffMember> render={({ role }) => i18n._(roleNames[role])} />
          </DataTable.Col>
          <DataTable.Col source="hasSecondFactor" label={t`Authenticator app`} disableSort>
            <FunctionField<StaffMember>
              render={({ hasSecondFactor }) => (hasSecondFactor ? t`Set up` : t`Not set up`)}
            />
          </DataTable.Col>
          <DataTable.Col source="lastSeenAt" label={t`Last use`} disableSort>
            <FunctionField<StaffMember>
              render={({ lastSeenAt }) => (lastSeenAt ? formatTime(lastSeenAt) : '–')}
            />
          </DataTable.Col>
          <DataTable.Col source="state" label={t`Access`} disableSort>
            <FunctionField<StaffMember>
              render={({ state }) =>
                state === 'active' ? (
                  <Chip size="small" color="success" variant="outlined" label={t`Active`} />
                ) : (
                  <Chip size="small" label={t`Deactivated`} />
                )
              }
            />
          </DataTable.Col>
        </DataTable>
      </List>
    </>
  )
}
