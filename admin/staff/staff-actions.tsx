import { useLingui } from '@lingui/react/macro'
import { Stack } from '@mui/material'
import { useRefresh } from 'react-admin'
import { api } from '../api/client.ts'
import { ConfirmedButton } from '../screen/confirmed-button.tsx'
import { nameOf, type StaffMember } from './staff-member.ts'

/** What an administrator can do about the access of someone else. */
export const StaffActions = ({ member }: { member: StaffMember }) => {
  const { t } = useLingui()
  const refresh = useRefresh()
  const name = nameOf(member)
  type Verb = 'invitation' | 'reset-second-factor' | 'deactivate' | 'activate'
  const post = (verb: Verb) => async () => {
    await api.POST(`/admin/staff/{id}/${verb}`, { params: { path: { id: member.id } } })
    refresh()
  }
  const isActive = member.state === 'active'
  return (
    <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap', mb: 2 }}>
      {isActive && (
        <ConfirmedButton
          label={t`Send the invitation again`}
          variant="outlined"
          question={{
            title: t`Send the invitation again?`,
            content: t`${member.email} receives a new link to choose a password. It is valid for 7 days; the former link no longer works.`,
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
            content: t`Do this when the phone is lost. ${name} is logged out everywhere and sets up an app again at the next login.`,
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
            content: t`${name} is logged out everywhere and can no longer log in. What they did stays in the change log. You can activate the access again.`,
            confirm: t`Deactivate the access`,
          }}
          action={post('deactivate')}
          done={t`The access has been deactivated.`}
        />
      ) : (
        <ConfirmedButton
          label={t`Activate`}
          variant="contained"
          action={post('activate')}
          done={t`The access is active again.`}
        />
      )}
    </Stack>
  )
}
