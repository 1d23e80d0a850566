import { useLingui } from '@lingui/react/macro'
import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
} from '@mui/material'
import { type ReactNode, useId } from 'react'

export type ConfirmDialogProps = {
  isOpen: boolean
  title: string
  /** The consequence. */
  content: ReactNode
  /** The action with its object: 'Delete the note', never 'Confirm' or 'Yes'. */
  confirm: string
  /** Something is lost by it. */
  isDestructive?: boolean
  loading?: boolean
  onConfirm: () => void
  onClose: () => void
}

/** Asks before an action; the button says what it does. */
export const ConfirmDialog = ({
  isOpen,
  title,
  content,
  confirm,
  isDestructive = false,
  loading = false,
  onConfirm,
  onClose,
}: ConfirmDialogProps) => {
  const { t } = useLingui()
  const id = useId()
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      // In a list, a click on the row opens the record.
      onClick={(event) => event.stopPropagation()}
      maxWidth="sm"
      fullWidth
      aria-labelledby={id}
    >
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent>
        {typeof content === 'string' ? <DialogContentText>{content}</DialogContentText> : content}
      </DialogContent>
      <DialogActions>
        <Button disabled={loading} onClick={onClose} autoFocus={isDestructive}>
          {t`Back`}
        </Button>
        <Button
          variant="contained"
          color={isDestructive ? 'error' : 'primary'}
          disabled={loading}
          onClick={onConfirm}
          autoFocus={!isDestructive}
        >
          {confirm}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
