import { Button, type ButtonProps } from '@mui/material'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { useAction } from './use-action.ts'

type Props = Pick<ButtonProps, 'aria-label' | 'color' | 'disabled' | 'startIcon' | 'variant'> & {
  label: string
  /**
   * Asked before; names the consequence, and the action with its object. Without it, the action is performed
   * immediately.
   */
  question?: { title: string; content: string; confirm: string }
  action: () => Promise<unknown>
  /** Shown after success. */
  done: string
}

/** A button whose action is confirmed first, and whose success or failure is notified. */
export const ConfirmedButton = ({ label, question, action, done, disabled, ...look }: Props) => {
  const notify = useNotify()
  const { perform, isSending } = useAction()
  const [isOpen, setOpen] = useState(false)
  const act = async () => {
    if (await perform(action().then(() => true))) notify(done, { type: 'success' })
    setOpen(false)
  }
  return (
    <>
      <Button
        size="small"
        {...look}
        disabled={disabled || isSending}
        onClick={(event) => {
          // In a list, a click on the row opens the record.
          event.stopPropagation()
          if (question) setOpen(true)
          else void act()
        }}
      >
        {label}
      </Button>
      {question && (
        <ConfirmDialog
          isOpen={isOpen}
          loading={isSending}
          {...question}
          isDestructive={look.color === 'error'}
          onConfirm={() => void act()}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
