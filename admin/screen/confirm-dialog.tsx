import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Confirm } from 'react-admin'

export type ConfirmDialogProps = {
  isOpen: boolean
  title: string
  /** The consequence. */
  content: ReactNode
  /** The act with its object: 'Delete the note', never 'Confirm' or 'Yes'. */
  confirm: string
  /** Something is lost by it. */
  isDestructive?: boolean
  loading?: boolean
  onConfirm: () => void
  onClose: () => void
}

/** Asks before an act; the button says what it does. */
export const ConfirmDialog = ({ isDestructive = false, ...dialog }: ConfirmDialogProps) => {
  const { t } = useLingui()
  return (
    <Confirm {...dialog} confirmColor={isDestructive ? 'warning' : 'primary'} cancel={t`Back`} />
  )
}
