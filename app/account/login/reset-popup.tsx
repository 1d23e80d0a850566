import { Trans } from '@lingui/react/macro'
import { Dialog } from '../../../ui/dialog.tsx'
import { CloseButton } from '../../shell/popups/close-button.tsx'
import { closePopups } from '../../shell/popups/popups.ts'
import { usePopups } from '../../shell/popups/use-popups.ts'
import { ResetForm } from './reset-form.tsx'

const titleId = 'reset-popup-title'

/** Opened by the link in the mail, on any page (D1 §2). Its script is loaded when first shown. */
export default function ResetPopup() {
  const isShown = usePopups(({ shown }) => shown === 'reset')
  const token = usePopups(({ resetToken }) => resetToken)
  return (
    <Dialog open={isShown} onClose={closePopups} labelledBy={titleId}>
      <div className="p-6 sm:p-8">
        <div className="mb-5 flex items-center justify-between">
          <h2 id={titleId}>
            <Trans>Choose a new password</Trans>
          </h2>
          <CloseButton onClick={closePopups} className="-mr-2" />
        </div>
        {isShown && <ResetForm key={token} token={token} />}
      </div>
    </Dialog>
  )
}
