import { Button, type ButtonProps, IconButton } from '@mui/material'
import { type MouseEvent, type ReactNode, useState } from 'react'
import { useNotify, useRefresh } from 'react-admin'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { useAction } from './use-action.ts'

type Props = Pick<
  ButtonProps,
  'aria-label' | 'color' | 'disabled' | 'size' | 'startIcon' | 'variant'
> & {
  label: string
  /** Shown in place of the label. */
  icon?: ReactNode
  /**
   * Asked before; names the consequence, and the action with its object. Without it, the action is performed
   * immediately.
   */
  question?: { title: string; content: string; confirm: string }
  action: () => Promise<unknown>
  /** Shown after success. */
  done: string
  /** After success; without it, the screen is loaded again. */
  onDone?: () => void
}

/** A button whose action is confirmed first, and whose success or failure is notified. */
export const ConfirmedButton = (props: Props) => {
  const { label, icon, question, action, done, onDone, ...look } = props
  const notify = useNotify()
  const refresh = useRefresh()
  const { perform, isSending } = useAction()
  const [isOpen, setOpen] = useState(false)
  const act = async () => {
    const isDone = await perform(action().then(() => true))
    setOpen(false)
    if (!isDone) return
    notify(done, { type: 'success' })
    if (onDone) onDone()
    else refresh()
  }
  const press = (event: MouseEvent) => {
    // In a list, a click on the row opens the record.
    event.stopPropagation()
    if (question) setOpen(true)
    else void act()
  }
  const isDisabled = look.disabled || isSending
  return (
    <>
      {icon ? (
        <IconButton size="small" aria-label={label} disabled={isDisabled} onClick={press}>
          {icon}
        </IconButton>
      ) : (
        <Button size="small" {...look} disabled={isDisabled} onClick={press}>
          {label}
        </Button>
      )}
      {question && (
        <ConfirmDialog
          isOpen={isOpen}
          loading={isSending}
          {...question}
          isDestructive={icon !== undefined || look.color === 'error'}
          onConfirm={() => void act()}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
