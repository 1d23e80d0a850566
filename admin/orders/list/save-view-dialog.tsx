import { Trans, useLingui } from '@lingui/react/macro'
import {
  Button,
  Checkbox,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  Stack,
  TextField,
} from '@mui/material'
import { useState } from 'react'
import { api } from '../../api/client.ts'
import { useOrderAction } from '../use-order-action.ts'

type SaveViewProps = {
  isOpen: boolean
  filters: Record<string, unknown>
  onClose: () => void
}

/** Names the present filters of the list. */
export const SaveViewDialog = ({ isOpen, filters, onClose }: SaveViewProps) => {
  const { t } = useLingui()
  const { perform, isSending } = useOrderAction()
  const [name, setName] = useState('')
  const [isShared, setIsShared] = useState(false)
  const save = async () => {
    const body = { list: 'orders', name, filters, isShared } as const
    if (await perform(api.POST('/admin/saved-views', { body }), t`The view was saved.`)) {
      setName('')
      onClose()
    }
  }
  return (
    <Dialog open={isOpen} onClose={onClose} fullWidth maxWidth="xs">
      <DialogTitle>
        <Trans>Save the present filters</Trans>
      </DialogTitle>
      <DialogContent>
        <Stack spacing={2} sx={{ pt: 1 }}>
          <TextField
            label={t`Name of the view`}
            value={name}
            onChange={(event) => setName(event.target.value)}
            slotProps={{ htmlInput: { maxLength: 60 } }}
            autoFocus
          />
          <FormControlLabel
            control={
              <Checkbox checked={isShared} onChange={(_, checked) => setIsShared(checked)} />
            }
            label={t`Show it to all staff`}
          />
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>
          <Trans>Back</Trans>
        </Button>
        <Button variant="contained" onClick={save} disabled={isSending || !name.trim()}>
          <Trans>Save</Trans>
        </Button>
      </DialogActions>
    </Dialog>
  )
}
