import { Trans } from '@lingui/react/macro'
import { Alert, Button } from '@mui/material'
import { useCallback } from 'react'
import { useCloseNotification, useNotify } from 'react-admin'

const UndoAlert = ({ text, onUndo }: { text: string; onUndo: () => void }) => {
  const close = useCloseNotification()
  return (
    <Alert
      severity="success"
      variant="filled"
      onClose={() => close()}
      action={
        <Button
          color="inherit"
          onClick={() => {
            close()
            onUndo()
          }}
        >
          <Trans>Undo</Trans>
        </Button>
      }
    >
      {text}
    </Alert>
  )
}

/** Milliseconds in which a change can be undone from its notice; later from the history. */
const noticeMs = 12_000

/** Shows what was done, with a button that undoes it. */
export const useUndoNotice = () => {
  const notify = useNotify()
  return useCallback(
    (text: string, undo: () => void) =>
      notify(<UndoAlert text={text} onUndo={undo} />, { autoHideDuration: noticeMs }),
    [notify],
  )
}
