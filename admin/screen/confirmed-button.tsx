import { Button, type ButtonProps } from '@mui/material'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { ConfirmDialog } from './confirm-dialog.tsx'

type Props = Pick<ButtonProps, 'color' | 'disabled' | 'startIcon' | 'variant'> & {
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
  const [isOpen, setOpen] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const perform = async () => {
    setBusy(true)
    try {
      await action()
      notify(done, { type: 'success' })
    } catch (error) {
      notify(error instanceof Error ? error.message : String(error), { type: 'error' })
    }
    setBusy(false)
    setOpen(false)
  }
  return (
    <>
      <Button
        size="small"
        {...look}
        disabled={disabled || isBusy}
        onClick={(event) => {
          // In a list, a click on the row opens the record.
          event.stopPropagation()
          if (question) setOpen(true)
          else void perform()
        }}
      >
        {label}
      </Button>
      {question && (
        <ConfirmDialog
          isOpen={isOpen}
          loading={isBusy}
          {...question}
          isDestructive={look.color === 'error'}
          onConfirm={() => void perform()}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
