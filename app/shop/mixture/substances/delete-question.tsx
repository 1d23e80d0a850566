import { Trans } from '@lingui/react/macro'
import { useEffect, useId, useRef } from 'react'
import { Button } from '../../../../ui/button.tsx'

type Props = { onDelete: () => void; onKeep: () => void }

/** Asks before deleting a substance (D2 §4), within its card; the focus is on "keep". */
export const DeleteQuestion = ({ onDelete, onKeep }: Props) => {
  const id = useId()
  const keepButton = useRef<HTMLButtonElement>(null)
  useEffect(() => keepButton.current?.focus(), [])
  return (
    <div
      role="alertdialog"
      aria-labelledby={id}
      onKeyDown={(event) => event.key === 'Escape' && onKeep()}
      className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line bg-alarm-wash px-4 py-3"
    >
      <p id={id} className="grow font-medium">
        <Trans>Do you want to delete this substance?</Trans>
      </p>
      <div className="flex gap-2">
        <Button look="outline" ref={keepButton} onClick={onKeep} className="bg-sheet px-5">
          <Trans>Keep</Trans>
        </Button>
        <Button onClick={onDelete} className="bg-alarm! px-5 hover:bg-ink!">
          <Trans>Delete</Trans>
        </Button>
      </div>
    </div>
  )
}
