import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '../../../ui/button.tsx'
import { showForgotten } from '../../shell/popups/popups.ts'
import { initialFocus } from '../initial-focus.ts'
import { linkMessages } from '../../../messages/account/security.ts'

/** The link leads nowhere any more; a new one is a mail away. */
export const ResetExpired = () => {
  const { t } = useLingui()
  return (
    <div className="grid justify-items-start gap-5">
      <p role="alert">{t(linkMessages['reset-expired'])}</p>
      <Button ref={initialFocus} onClick={showForgotten}>
        <Trans>Send a new link</Trans>
      </Button>
    </div>
  )
}
