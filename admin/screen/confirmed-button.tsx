import { Button, type ButtonProps } from '@mui/material'
import { useState } from 'react'
import { Confirm, useNotify } from 'react-admin'

type Props = Pick<ButtonProps, 'color' | 'startIcon' | 'variant'> & {
  label: string
  /** Asked before; names the consequence. Without it, the act is performed immediately. */
  question?: { title: string; content: string }
  act: () => Promise<unknown>
  /** Shown after success. */
  done: string
}

/** A button whose act is confirmed first, and whose success or failure is notified. */
export const ConfirmedButton = ({ label, question, act, done, ...look }: Props) => {
  const notify = useNotify()
  const [isOpen, setOpen] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const perform = async () => {
    setBusy(true)
    try {
      await act()
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
        disabled={isBusy}
        onClick={question ? () => setOpen(true) : perform}
      >
        {label}
      </Button>
      {question && (
        <Confirm
          isOpen={isOpen}
          loading={isBusy}
          {...question}
          confirm={label}
          onConfirm={perform}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
