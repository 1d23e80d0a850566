import { useLingui } from '@lingui/react/macro'
import { Chip } from '@mui/material'
import { CreateButton, DataTable, FunctionField } from 'react-admin'
import { roleNames } from '../customers/customer-texts.ts'
import { timeText } from '../i18n/swiss-time.ts'
import { ListScreen } from '../screen/list-screen.tsx'
import { nameOf, type StaffMember } from './staff-member.ts'

/** Everyone who works in the back office. */
export const StaffList = () => {
  const { t, i18n } = useLingui()
  return (
    <ListScreen
      sort={{ field: 'name', order: 'ASC' }}
      actions={<CreateButton label={t`Invite someone`} />}
      rowClick="edit"
      nothing={t`Nobody works here yet.`}
    >
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
          render={({ lastSeenAt }) => (lastSeenAt ? timeText(lastSeenAt) : '–')}
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
    </ListScreen>
  )
}
