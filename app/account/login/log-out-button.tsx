import { Trans, useLingui } from '@lingui/react/macro'
import { useSubmit } from 'react-router'
import { Icon } from '../../../ui/icon.tsx'
import { useAddress } from '../../i18n/path-words.ts'
import { clearPersonalData } from '../../shell/persisted/persisted-state.ts'
import { showToast } from '../../shell/popups/popups.ts'

/** Ends the session, clears personal data and navigates to the home page (D1 §4). */
export const LogOutButton = ({ className }: { className: string }) => {
  const { t } = useLingui()
  const submit = useSubmit()
  return (
    <form
      method="post"
      action={useAddress()('login')}
      onSubmit={async (event) => {
        event.preventDefault()
        await submit(event.currentTarget)
        clearPersonalData()
        showToast('success', t`Successfully logged out!`, 3_000)
      }}
    >
      <input type="hidden" name="intent" value="log-out" />
      <button type="submit" className={className}>
        <Icon name="sign-out" />
        <Trans>Log out</Trans>
      </button>
    </form>
  )
}
