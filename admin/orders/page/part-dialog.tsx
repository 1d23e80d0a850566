import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { api } from '../../api/client.ts'
import { ActionDialog } from '../../screen/confirm-dialog.tsx'
import type { AdminOrder } from '../order.ts'
import { noTracking, TrackingFields } from './tracking-fields.tsx'

/** Sends some pieces of an order; the others follow. */
export const PartDialog = ({ order, onClose }: { order: AdminOrder; onClose: () => void }) => {
  const { t } = useLingui()
  const [tracking, setTracking] = useState(noTracking)
  const [quantities, setQuantities] = useState<Readonly<Record<number, number>>>({})
  const lines = order.toSend.flatMap(({ line }) => {
    const quantity = quantities[line] ?? 0
    return quantity > 0 ? [{ line, quantity }] : []
  })
  const isTooMuch = order.toSend.some(({ line, quantity }) => (quantities[line] ?? 0) > quantity)
  const parcels = order.shipments.length
  const init = { params: { path: { id: order.id } }, body: { ...tracking, parcels, lines } }
  return (
    <ActionDialog
      title={t`Send a part`}
      content={
        <>
          <Typography>
            {t`The customer gets an e-mail with what this parcel contains. With the first part the invoice is issued; with the last one the order is marked as sent.`}
          </Typography>
          {order.toSend.map(({ line, quantity: left }) => {
            const item = order.line_items.find(({ id }) => id === line)
            const quantity = quantities[line] ?? 0
            return (
              <TextField
                key={line}
                type="number"
                label={[item?.name, item?.detail].filter(Boolean).join(', ')}
                value={quantity}
                onChange={({ target }) =>
                  setQuantities({ ...quantities, [line]: Math.max(Number(target.value) || 0, 0) })
                }
                onFocus={({ target }) => target.select()}
                error={quantity > left}
                helperText={t`${plural(left, { one: '# left to send', other: '# left to send' })}`}
                slotProps={{ htmlInput: { min: 0, max: left } }}
              />
            )
          })}
          <TrackingFields value={tracking} onChange={setTracking} />
        </>
      }
      confirm={t`Send a part`}
      isForm
      isReady={lines.length > 0 && !isTooMuch}
      action={() => api.POST('/admin/orders/{id}/parts', init)}
      done={t`The part was marked as sent.`}
      onClose={onClose}
    />
  )
}
