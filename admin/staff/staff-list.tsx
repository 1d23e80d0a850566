import { useLingui } from '@lingui/react/macro'
import { Chip } from '@mui/material'
import { CreateButton } from 'react-admin'
import { roleNames } from '../customers/customer-texts.ts'
import { cell, ListCol, TimeField } from '../screen/columns.tsx'
import { ListScreen } from '../screen/list-screen.tsx'
import { memberName, type StaffMember } from './staff-member.ts'

const Access = ({ state, isInvited }: StaffMember) => {
  const { t } = useLingui()
  if (state === 'active' && isInvited)
    return <Chip size="small" color="warning" variant="outlined" label={t`Invited`} />
  return state === 'active' ? (
    <Chip size="small" color="success" variant="outlined" label={t`Active`} />
  ) : (
    <Chip size="small" label={t`Deactivated`} />
  )
}

const Col = ListCol<'staff'>

/** Everyone who works in the back office. */
export const StaffList = () => {
  const { t } = useLingui()
  const nameWithSelf = (member: StaffMember) =>
    member.isSelf ? t`${memberName(member)} (you)` : memberName(member)
  const factorOf = (member: StaffMember) => (member.hasSecondFactor ? t`Set up` : t`Not set up`)
  return (
    <ListScreen
      sort={{ field: 'name', order: 'ASC' }}
      actions={<CreateButton label={t`Invite someone`} />}
      rowClick="edit"
      nothing={t`Nobody has access to the back office yet.`}
    >
      <Col source="name" label={t`Name`} render={nameWithSelf} />
      <Col source="email" label={t`E-mail`} />
      <Col source="role" label={t`Role`} render={({ role }) => t(roleNames[role])} />
      <Col disableSort source="hasSecondFactor" label={t`Authenticator app`} render={factorOf} />
      <Col disableSort source="lastSeenAt" label={t`Last use`} field={TimeField} />
      <Col disableSort source="state" label={t`Access`} render={cell(Access)} />
    </ListScreen>
  )
}
