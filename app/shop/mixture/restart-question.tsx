import { Trans } from '@lingui/react/macro'
import { useId, useRef } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'

type Props = { open: boolean; onClose: () => void; onRestart: () => void }

/** Asks before a mixture that is not in the cart is discarded. */
export const RestartQuestion = ({ open, onClose, onRestart }: Props) => {
  const id = useId()
  const isMeant = useRef(false)
  // The dialog must be closed before the focus can move to the new mixture.
  const afterClosing = () => {
    if (isMeant.current) onRestart()
    isMeant.current = false
  }
  const begin = () => {
    isMeant.current = true
    onClose()
  }
  return (
    <Dialog open={open} onClose={onClose} onClosed={afterClosing} labelledBy={id}>
      <div className="grid gap-5 p-6">
        <h2 id={id}>
          <Trans>Start a new mixture?</Trans>
        </h2>
        <p>
          <Trans>
            The current mixture has not been added to the cart in this form. It will be lost.
          </Trans>
        </p>
        <div className="flex flex-wrap justify-end gap-2">
          <Button look="outline" onClick={onClose}>
            <Trans>Keep</Trans>
          </Button>
          <Button onClick={begin}>
            <Trans>Start a new mixture</Trans>
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
