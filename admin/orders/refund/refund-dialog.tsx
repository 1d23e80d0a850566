import { Trans, useLingui } from '@lingui/react/macro'
import { Alert, Box, Button, Stack, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { api, type Schemas } from '../../api/client.ts'
import { useSettled } from '../../api/use-settled.ts'
import { moneyText } from '../../i18n/money-text.ts'
import { CheckField } from '../../screen/choices.tsx'
import { ActionDialog } from '../../screen/confirm-dialog.tsx'
import { chosenLines, LineQuantities, type Quantities } from '../lines/line-quantities.tsx'
import type { AdminOrder } from '../order.ts'

type RefundPreview = Schemas['RefundPreview']

const useSteps = (order: AdminOrder, { total, isRest }: RefundPreview): string[] => {
  const { t } = useLingui()
  const amount = moneyText(total)
  const { email } = order.customer
  return [
    t`A credit note for ${amount} will be issued and sent to ${email}.`,
    order.onlinePayments.some(({ state }) => state === 'paid')
      ? t`${amount} is paid back by card or TWINT within a minute.`
      : order.invoice?.paidAt
        ? t`The money is not transferred automatically: please transfer ${amount} through your bank.`
        : t`The invoice has not been paid yet: the customer will owe ${amount} less.`,
    isRest
      ? t`Nothing is left to refund: the order will have the status “Refunded”.`
      : t`The order keeps its status. More can be refunded later.`,
  ]
}

const Steps = ({ order, preview }: { order: AdminOrder; preview: RefundPreview }) => {
  const { t } = useLingui()
  const vat = moneyText(preview.vat)
  const discount = moneyText(preview.discount)
  const fee = moneyText(preview.fee)
  return (
    <Alert severity="warning" icon={false} aria-live="polite">
      <Typography sx={{ fontWeight: 600, fontSize: '1.125rem' }}>
        {t`Refund amount: ${moneyText(preview.total)}`}
      </Typography>
      <Typography variant="body2">
        {[
          ...(Number(preview.vat) > 0 ? [t`including VAT of ${vat}`] : []),
          ...(Number(preview.discount) > 0 ? [t`after the discount of ${discount}`] : []),
          ...(Number(preview.fee) > 0 ? [t`including the small-order fee of ${fee}`] : []),
        ].join(', ')}
      </Typography>
      <Box component="ul" sx={{ m: 0, mt: 1, pl: 2.5 }}>
        {useSteps(order, preview).map((step) => (
          <li key={step}>{step}</li>
        ))}
      </Box>
    </Alert>
  )
}

type RefundConsequenceProps = { order: AdminOrder; preview: RefundPreview | undefined }

/** What the refund will do; what to choose before. */
const RefundConsequence = ({ order, preview }: RefundConsequenceProps) =>
  preview ? (
    <Steps order={order} preview={preview} />
  ) : (
    <Typography sx={{ color: 'text.secondary' }}>
      <Trans>
        Enter how many pieces to refund. The amount appears here before anything happens.
      </Trans>
    </Typography>
  )

/** Refunds items and shipping; shows the amount and the consequence before. */
export const RefundDialog = ({ order, onClose }: { order: AdminOrder; onClose: () => void }) => {
  const { t } = useLingui()
  const [quantities, setQuantities] = useState<Quantities>({})
  const [shipping, setShipping] = useState(false)
  const [note, setNote] = useState('')
  const left = order.refundable ?? { lines: [], shipping: false }
  const { lines, isTooMuch } = chosenLines(quantities, left.lines)
  const params = { path: { id: order.id } }
  const body = { lines, shipping }
  const isChosen = !isTooMuch && (lines.length > 0 || shipping)
  const { answer, error, isBusy } = useSettled(
    isChosen ? ['refund', order.id, body] : undefined,
    (signal) => api.POST('/admin/orders/{id}/refund-preview', { params, body, signal }),
  )
  const preview = isBusy ? undefined : answer
  const hasFee = Number(order.fee) > 0
  const hasShipping = left.shipping && (Number(order.shipping) > 0 || hasFee)
  const shippingCosts = moneyText(order.shipping)
  const fee = hasFee ? ` + ${t`Small-order fee`} ${moneyText(order.fee)}` : ''
  const amount = preview ? moneyText(preview.total) : ''
  const { number } = order

  const chooseAll = () => {
    setQuantities(Object.fromEntries(left.lines.map(({ line, quantity }) => [line, quantity])))
    setShipping(hasShipping)
  }
  const refunded = { ...body, note, total: preview?.total ?? '', creditNotes: preview?.creditNotes }

  return (
    <ActionDialog
      title={t`Refund order ${number}`}
      maxWidth="md"
      content={
        <>
          <LineQuantities
            lines={order.line_items}
            left={left.lines}
            names={{
              ...{ extra: t`Price`, left: t`Can be refunded`, chosen: t`To refund` },
              field: (item) => t`Refund of ${item}`,
            }}
            extraOf={({ price }) => moneyText(price)}
            quantities={quantities}
            onChange={setQuantities}
          />
          <Stack direction="row" sx={{ justifyContent: 'space-between', flexWrap: 'wrap', gap: 1 }}>
            {hasShipping ? (
              <CheckField
                label={t`Shipping costs ${shippingCosts}` + fee}
                isChecked={shipping}
                onChange={setShipping}
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
      isReady={preview !== undefined}
      action={() => api.POST('/admin/orders/{id}/refund', { params, body: refunded })}
      done={t`Refunded from order ${number}: ${amount}.`}
      onClose={onClose}
    />
  )
}
