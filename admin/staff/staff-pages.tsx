import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Alert, Stack, Typography } from '@mui/material'
import { email, required, SaveButton, Toolbar, useRecordContext } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { type StaffRole, staffRoles } from '../../domain/staff/permissions.ts'
import { api } from '../api/client.ts'
import type { RecordFields } from '../api/resources.ts'
import { roleNames } from '../customers/customer-texts.ts'
import { languageNames } from '../i18n/language-names.ts'
import { namedChoices } from '../screen/choices.tsx'
import { ConfirmedButton } from '../screen/confirmed-button.tsx'
import { CreateScreen, EditScreen } from '../screen/edit-screen.tsx'
import { inputsOf } from '../screen/inputs.ts'
import { RecordForm } from '../screen/record-form.tsx'
import { FormFields } from '../site/form-fields.tsx'
import { memberName, type StaffMember } from './staff-member.ts'

const { SelectInput, TextInput } = inputsOf<RecordFields<'staff'>>()

/** What an administrator can do about the access of someone else. */
const StaffActions = ({ member }: { member: StaffMember }) => {
  const { t } = useLingui()
  const name = memberName(member)
  type Verb = 'invitation' | 'reset-second-factor' | 'deactivate' | 'activate'
  const params = { path: { id: member.id } }
  const post = (verb: Verb) => () => api.POST(`/admin/staff/{id}/${verb}`, { params })
  const isActive = member.state === 'active'
  return (
    <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap', mb: 2 }}>
      {isActive && (
        <ConfirmedButton
          label={t`Send the invitation again`}
          variant="outlined"
          question={{
            title: t`Send the invitation again?`,
            content: t`${member.email} will receive a new link to choose a password. It is valid for 7 days; the previous link no longer works.`,
            confirm: t`Send the invitation again`,
          }}
          action={post('invitation')}
          done={t`The invitation has been sent.`}
        />
      )}
      {member.hasSecondFactor && (
        <ConfirmedButton
          label={t`Reset the authenticator app`}
          variant="outlined"
          question={{
            title: t`Reset the authenticator app of ${name}?`,
            content: t`Do this if the phone is lost. ${name} will be logged out everywhere and will set up an app again at the next login.`,
            confirm: t`Reset the authenticator app`,
          }}
          action={post('reset-second-factor')}
          done={t`The authenticator app has been removed.`}
        />
      )}
      {isActive ? (
        <ConfirmedButton
          label={t`Deactivate`}
          color="error"
          variant="outlined"
          question={{
            title: t`Deactivate the access of ${name}?`,
            content: t`${name} will be logged out everywhere and can no longer log in. What they did is kept in the change log. You can activate the access again.`,
            confirm: t`Deactivate the access`,
          }}
          action={post('deactivate')}
          done={t`The access has been deactivated.`}
        />
      ) : (
        <ConfirmedButton
          label={t`Activate the access`}
          variant="contained"
          action={post('activate')}
          done={t`The access is active again.`}
        />
      )}
    </Stack>
  )
}

/** What each role may do, shown where a role is chosen. */
const roleHelp: Record<StaffRole, MessageDescriptor> = {
  administrator: msg`May do everything, also manage staff and read the change log.`,
  sales: msg`Customers, orders, payments, inbox, newsletter and e-mails; read only: catalogue, prices and media library.`,
  editor: msg`Pages, images, menus, downloads, map and newsletter; read only: inbox and catalogue.`,
}

const RoleHelp = () => {
  const { t } = useLingui()
  const chosen = useWatch({ name: 'role' })
  const role = staffRoles.find((one) => one === chosen)
  return role ? t(roleHelp[role]) : null
}

const Fields = () => {
  const { t } = useLingui()
  return (
    <>
      <TextInput source="firstName" label={t`First name`} validate={required()} />
      <TextInput source="lastName" label={t`Last name`} validate={required()} />
      <SelectInput
        source="role"
        label={t`Role`}
        validate={required()}
        choices={staffRoles.map((id) => ({ id, name: t(roleNames[id]) }))}
        helperText={<RoleHelp />}
      />
      <SelectInput
        source="language"
        label={t`E-mail language`}
        validate={required()}
        choices={namedChoices(languageNames)}
      />
    </>
  )
}

const StaffTitle = () => {
  const member = useRecordContext<StaffMember>()
  return member ? memberName(member) : null
}

const StaffForm = () => {
  const member = useRecordContext<StaffMember>()
  if (!member) return null
  return (
    <RecordForm sx={{ maxWidth: 560 }} disabled={member.isSelf}>
      {member.isSelf ? (
        <Alert severity="info" sx={{ mb: 2 }}>
          <Trans>
            This is your own access. Another administrator can change it; your name and password are
            on your account page of the shop.
          </Trans>
        </Alert>
      ) : (
        <StaffActions member={member} />
      )}
      <Typography sx={{ mb: 2 }}>{member.email}</Typography>
      <FormFields>
        <Fields />
      </FormFields>
    </RecordForm>
  )
}

/** Only what can be changed: the API refuses other fields of the record silently. */
const toChange = ({ version, firstName, lastName, role, language }: StaffMember) => ({
  version,
  firstName,
  lastName,
  role,
  language,
})

/** The access of one member of the staff. */
export const StaffEdit = () => (
  <EditScreen title={<StaffTitle />} transform={(data: StaffMember) => toChange(data)}>
    <StaffForm />
  </EditScreen>
)

/** Invites someone to work in the back office. */
export const StaffInvitation = () => {
  const { t, i18n } = useLingui()
  return (
    <CreateScreen title={t`Invite someone`} redirect="list">
      <RecordForm
        sx={{ maxWidth: 560 }}
        toolbar={
          <Toolbar>
            <SaveButton label={t`Send the invitation`} />
          </Toolbar>
        }
        defaultValues={{ role: 'sales', language: i18n.locale }}
      >
        <Typography sx={{ color: 'text.secondary', maxWidth: '70ch', mb: 2 }}>
          {t`The person will receive an e-mail with a link to choose a password. It is valid for 7 days.`}
        </Typography>
        <FormFields>
          <TextInput
            source="email"
            type="email"
            label={t`E-mail`}
            validate={[required(), email()]}
            autoFocus
          />
          <Fields />
        </FormFields>
      </RecordForm>
    </CreateScreen>
  )
}
