import { Trans, useLingui } from '@lingui/react/macro'
import { Dialog } from '../../ui/dialog.tsx'
import { Icon } from '../../ui/icon.tsx'
import { hideAll, usePopups } from '../shell/popups.ts'
import { LoginForm } from './login-form.tsx'
import { useLoggedIn } from './use-logged-in.ts'

const titleId = 'login-popup-title'

/** Loaded when it is first asked for. */
export default function LoginPopup() {
  const { t } = useLingui()
  const isShown = usePopups(({ shown }) => shown === 'login')
  const onLoggedIn = useLoggedIn()
  return (
    <Dialog open={isShown} onClose={hideAll} labelledBy={titleId}>
      <div className="p-6 sm:p-8">
        <div className="mb-5 flex items-center justify-between">
          <h2 id={titleId}>
            <Trans>Login</Trans>
          </h2>
          <button
            type="button"
            onClick={hideAll}
            aria-label={t`Close`}
            className="-mr-2 inline-flex size-11 items-center justify-center rounded-full hover:bg-wash"
          >
            <Icon name="x" />
          </button>
        </div>
        {isShown && <LoginForm onLoggedIn={onLoggedIn} />}
      </div>
    </Dialog>
  )
}
