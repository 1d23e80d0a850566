import { Trans } from '@lingui/react/macro'
import { Icon } from '../../../ui/icon.tsx'
import { useAddress } from '../../i18n/use-address.ts'

/**
 * Ends the session; the server opens the home page, where `checkSession` clears personal data
 * (D1 §4).
 */
export const LogOutButton = ({ className }: { className: string }) => (
  <form method="post" action={useAddress()('login')} data-notice="logged-out">
    <input type="hidden" name="intent" value="log-out" />
    <button type="submit" className={className}>
      <Icon name="sign-out" />
      <Trans>Log out</Trans>
    </button>
  </form>
)
