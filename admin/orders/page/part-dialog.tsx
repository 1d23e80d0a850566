import { useLingui } from '@lingui/react/macro'
import { Typography } from '@mui/material'
import { useState } from 'react'
import { api } from '../../api/client.ts'
import { ActionDialog } from '../../screen/confirm-dialog.tsx'
import { chosenLines, LineQuantities, type Quantities } from '../lines/line-quantities.tsx'
import type { AdminOrder } from '../order.ts'
import { noTracking, TrackingFields } from './tracking-fields.tsx'

/** Sends some pieces of an order; the others follow. */
export const PartDialog = ({ order, onClose }: { order: AdminOrder; onClose: () => void }) => {
  const { t } = useLingui()
  const [tracking, setTracking] = useState(noTracking)
  const [quantities, setQuantities] = useState<Quantities>({})
  const { lines, isTooMuch } = chosenLines(quantities, order.toSend)
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
          <LineQuantities
            lines={order.line_items.filter(({ id }) =>
              order.toSend.some(({ line }) => line === id),
            )}
            left={order.toSend}
            names={{
              ...{ left: t`Left to send`, chosen: t`In this parcel` },
              field: (item) => t`In this parcel: ${item}`,
            }}
            quantities={quantities}
            onChange={setQuantities}
          />
          <TrackingFields value={tracking} onChange={setTracking} autoFocus={false} />
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
