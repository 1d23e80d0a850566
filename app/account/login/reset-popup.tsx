import { Trans } from '@lingui/react/macro'
import { Dialog } from '../../../ui/dialog.tsx'
import { CloseButton } from '../../shell/popups/close-button.tsx'
import { hideAll, usePopups } from '../../shell/popups/popups.ts'
import { ResetForm } from './reset-form.tsx'

const titleId = 'reset-popup-title'

/** Opened by the link of the mail, on whatever page it leads to (D1 §2). Loaded when it is. */
export default function ResetPopup() {
  const isShown = usePopups(({ shown }) => shown === 'reset')
  const token = usePopups(({ resetToken }) => resetToken)
  return (
    <Dialog open={isShown} onClose={hideAll} labelledBy={titleId}>
      <div className="p-6 sm:p-8">
        <div className="mb-5 flex items-center justify-between">
          <h2 id={titleId}>
            <Trans>Choose a new password</Trans>
          </h2>
          <CloseButton onClick={hideAll} className="-mr-2" />
        </div>
        {isShown && <ResetForm key={token} token={token} />}
      </div>
    </Dialog>
  )
}
