import { useLingui } from '@lingui/react/macro'
import { TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { api } from '../api/client.ts'
import { ConfirmDialog } from '../screen/confirm-dialog.tsx'
import { useAction } from '../screen/use-action.ts'
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
  const { perform, isSending } = useAction()
  const [reason, setReason] = useState('')
  const dismiss = async () => {
    const done = t`The payment was set aside.`
    const params = { path: { id: payment.id } }
    const request = api.POST('/admin/payments/{id}/dismiss', { params, body: { reason } })
    if (await perform(request, done)) onClose()
  }
  return (
    <ConfirmDialog
      title={t`Set the payment aside`}
      maxWidth="xs"
      content={
        <>
          <Typography>
            {t`It pays no invoice, for example interest or a refund. No invoice is changed.`}
          </Typography>
          <TextField
            label={t`Reason`}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
            slotProps={{ htmlInput: { maxLength: 500 } }}
            autoFocus
          />
        </>
      }
      confirm={t`Set the payment aside`}
      loading={isSending}
      isReady={reason.trim() !== ''}
      onConfirm={dismiss}
      onClose={onClose}
    />
  )
}
