import { useLingui } from '@lingui/react/macro'
import { Alert, Button, Checkbox, FormControlLabel, Stack, TextField } from '@mui/material'
import { useState } from 'react'
import { api } from '../../api/client.ts'
import { moneyText } from '../../i18n/money-text.ts'
import { ConfirmDialog } from '../../screen/confirm-dialog.tsx'
import { useAction } from '../../screen/use-action.ts'
import type { AdminOrder } from '../order.ts'
import { RefundConsequence } from './refund-consequence.tsx'
import { RefundQuantities } from './refund-quantities.tsx'
import { useRefundPreview } from './use-refund-preview.ts'

type Quantities = Readonly<Record<number, number>>

/** Refunds items and shipping; shows the amount and the consequence before. */
export const RefundDialog = ({ order, onClose }: { order: AdminOrder; onClose: () => void }) => {
  const { t } = useLingui()
  const { perform, isSending } = useAction()
  const [quantities, setQuantities] = useState<Quantities>({})
  const [shipping, setShipping] = useState(false)
  const [note, setNote] = useState('')
  const left = order.refundable ?? { lines: [], shipping: false }
  const lines = Object.entries(quantities).flatMap(([line, quantity]) =>
    quantity > 0 ? [{ line: Number(line), quantity }] : [],
  )
  const isTooMuch = left.lines.some(({ line, quantity }) => (quantities[line] ?? 0) > quantity)
  const { preview, error } = useRefundPreview(
    order.id,
    isTooMuch ? { lines: [], shipping: false } : { lines, shipping },
  )
  const hasShipping = left.shipping && Number(order.shipping) > 0
  const shippingCosts = moneyText(order.shipping)
  const amount = preview ? moneyText(preview.total) : ''
  const { number } = order

  const chooseAll = () => {
    setQuantities(Object.fromEntries(left.lines.map(({ line, quantity }) => [line, quantity])))
    setShipping(hasShipping)
  }
  const refund = async () => {
    if (!preview) return
    const body = { lines, shipping, note, total: preview.total }
    const done = t`Refunded from order ${number}: ${amount}.`
    const params = { path: { id: order.id } }
    if (await perform(api.POST('/admin/orders/{id}/refund', { params, body }), done)) onClose()
  }

  return (
    <ConfirmDialog
      title={t`Refund order ${number}`}
      maxWidth="md"
      content={
        <>
          <RefundQuantities
            order={order}
            quantities={quantities}
            onChange={(line, quantity) => setQuantities({ ...quantities, [line]: quantity })}
          />
          <Stack direction="row" sx={{ justifyContent: 'space-between', flexWrap: 'wrap', gap: 1 }}>
            {hasShipping ? (
              <FormControlLabel
                control={
                  <Checkbox checked={shipping} onChange={(_, checked) => setShipping(checked)} />
                }
                label={t`Shipping costs ${shippingCosts}`}
              />
            ) : (
              <span />
            )}
            <Button onClick={chooseAll}>{t`Choose everything`}</Button>
          </Stack>
          <TextField
            label={t`Message to the customer (optional)`}
            value={note}
            onChange={({ target }) => setNote(target.value)}
            multiline
            minRows={2}
            slotProps={{ htmlInput: { maxLength: 2000 } }}
          />
          {error && <Alert severity="error">{error}</Alert>}
          <RefundConsequence order={order} preview={preview} />
        </>
      }
      confirm={preview ? t`Refund ${amount}` : t`Refund items`}
      loading={isSending}
      isReady={preview !== undefined}
      onConfirm={refund}
      onClose={onClose}
    />
  )
}
