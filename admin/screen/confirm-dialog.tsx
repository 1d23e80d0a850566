import { useLingui } from '@lingui/react/macro'
import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  type DialogProps,
  DialogTitle,
  Stack,
  TextField,
  Typography,
} from '@mui/material'
import { type ReactNode, type SyntheticEvent, useId, useState } from 'react'
import { useAction } from './use-action.ts'

export type ConfirmDialogProps = {
  isOpen?: boolean
  title: string
  /** The consequence, or the fields of a form below each other. */
  content: ReactNode
  /** The action with its object: 'Delete the note', never 'Confirm' or 'Yes'. */
  confirm: string
  /** Something is lost by it. */
  isDestructive?: boolean
  loading?: boolean
  /** Whether all that the action needs is entered. */
  isReady?: boolean
  /** The Enter key confirms too, once the required fields are filled. */
  isForm?: boolean
  /** Another way out, before the other buttons. */
  otherAction?: ReactNode
  maxWidth?: DialogProps['maxWidth']
  onConfirm: () => unknown
  onClose: () => void
}

/** Asks before an action; the button says what it does. */
export const ConfirmDialog = ({
  isOpen = true,
  title,
  content,
  confirm,
  isDestructive = false,
  loading = false,
  isReady = true,
  isForm = false,
  otherAction,
  maxWidth = 'sm',
  onConfirm,
  onClose,
}: ConfirmDialogProps) => {
  const { t } = useLingui()
  const id = useId()
  const isText = typeof content === 'string'
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    onConfirm()
  }
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      // In a list, a click on the row opens the record.
      onClick={(event) => event.stopPropagation()}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && isReady && !loading)
          submit(event)
      }}
      maxWidth={maxWidth}
      fullWidth
      aria-labelledby={id}
      slotProps={{ paper: isForm ? { component: 'form', onSubmit: submit } : {} }}
    >
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent>
        {isText ? (
          <DialogContentText>{content}</DialogContentText>
        ) : (
          <Stack spacing={2} sx={{ pt: 1 }}>
            {content}
          </Stack>
        )}
      </DialogContent>
      <DialogActions>
        {otherAction}
        <Button disabled={loading} onClick={onClose} autoFocus={isText && isDestructive}>
          {t`Back`}
        </Button>
        <Button
          variant="contained"
          color={isDestructive ? 'error' : 'primary'}
          disabled={loading || !isReady}
          {...(isForm ? { type: 'submit' } : { onClick: onConfirm })}
          autoFocus={isText && !isDestructive}
        >
          {confirm}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

type ActionDialogProps = Omit<ConfirmDialogProps, 'loading' | 'onConfirm'> & {
  action: () => Promise<unknown>
  /** Shown after success, when the screen is loaded again. */
  done: string
}

/** Performs an action that is confirmed or completed first; stays open where it is refused. */
export const ActionDialog = ({ action, done, ...dialog }: ActionDialogProps) => {
  const { perform, isSending } = useAction()
  const act = async () => {
    if (
      await perform(
        action().then(() => true),
        done,
      )
    )
      dialog.onClose()
  }
  return <ConfirmDialog {...dialog} loading={isSending} onConfirm={act} />
}

type ReasonDialogProps = {
  title: string
  /** The consequence. */
  text: string
  done: string
  action: (reason: string) => Promise<unknown>
  onClose: () => void
}

/** Asks for the reason of a decision. */
export const ReasonDialog = ({ title, text, done, action, onClose }: ReasonDialogProps) => {
  const { t } = useLingui()
  const [reason, setReason] = useState('')
  return (
    <ActionDialog
      title={title}
      maxWidth="xs"
      content={
        <>
          <Typography>{text}</Typography>
          <TextField
            label={t`Reason`}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
            slotProps={{ htmlInput: { maxLength: 500 } }}
            autoFocus
          />
        </>
      }
      confirm={title}
      isForm
      isReady={reason.trim() !== ''}
      action={() => action(reason)}
      done={done}
      onClose={onClose}
    />
  )
}
