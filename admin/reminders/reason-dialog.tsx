import { useLingui } from '@lingui/react/macro'
import { TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { ActionDialog } from '../screen/confirm-dialog.tsx'

type Props = {
  title: string
  /** The consequence. */
  text: string
  done: string
  action: (reason: string) => Promise<unknown>
  onClose: () => void
}

/** Asks for the reason of a decision about reminders. */
export const ReasonDialog = ({ title, text, done, action, onClose }: Props) => {
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
