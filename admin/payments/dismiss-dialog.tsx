import { Trans, useLingui } from '@lingui/react/macro'
import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Stack,
  TextField,
  Typography,
} from '@mui/material'
import { useState } from 'react'
import { api } from '../api/client.ts'
import { useOrderAction } from '../orders/use-order-action.ts'
import type { BankPayment } from './payment.ts'

/** Sets a payment aside that belongs to no invoice. */
export const DismissDialog = ({
  payment,
  onClose,
}: {
  payment: BankPayment
  onClose: () => void
}) => {
  const { t } = useLingui()
  const { perform, isSending } = useOrderAction()
  const [reason, setReason] = useState('')
  const dismiss = async () => {
    const done = t`The payment was set aside.`
    const params = { path: { id: payment.id } }
    const request = api.POST('/admin/payments/{id}/dismiss', { params, body: { reason } })
    if (await perform(request, done)) onClose()
  }
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs">
      <DialogTitle>
        <Trans>Set the payment aside</Trans>
      </DialogTitle>
      <DialogContent>
        <Stack spacing={2}>
          <Typography>
            <Trans>
              It pays no invoice, for example interest or a refund. No invoice is changed.
            </Trans>
          </Typography>
          <TextField
            label={t`Reason`}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
            slotProps={{ htmlInput: { maxLength: 500 } }}
            autoFocus
          />
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>
          <Trans>Back</Trans>
        </Button>
        <Button variant="contained" onClick={dismiss} disabled={isSending || !reason.trim()}>
          <Trans>Set the payment aside</Trans>
        </Button>
      </DialogActions>
    </Dialog>
  )
}
