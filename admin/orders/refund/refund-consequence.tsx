import { Trans, useLingui } from '@lingui/react/macro'
import { Alert, Box, Typography } from '@mui/material'
import { moneyText } from '../../i18n/money-text.ts'
import type { AdminOrder } from '../order.ts'
import type { RefundPreview } from './use-refund-preview.ts'

const useSteps = (order: AdminOrder, { total, isRest }: RefundPreview): string[] => {
  const { t } = useLingui()
  const amount = moneyText(total)
  const { email } = order.customer
  return [
    t`A credit note over ${amount} is issued and sent to ${email}.`,
    order.invoice?.paidAt
      ? t`The money is not transferred by itself: please transfer ${amount} with your bank.`
      : t`The invoice has not been paid yet: the customer owes ${amount} less.`,
    isRest
      ? t`Nothing is left to refund: the order gets the status “Refunded”.`
      : t`The order keeps its status. More can be refunded later.`,
  ]
}

const Steps = ({ order, preview }: { order: AdminOrder; preview: RefundPreview }) => {
  const { t } = useLingui()
  const vat = moneyText(preview.vat)
  const discount = moneyText(preview.discount)
  return (
    <Alert severity="warning" icon={false} aria-live="polite">
      <Typography sx={{ fontWeight: 600, fontSize: '1.125rem' }}>
        {t`Amount of the refund: ${moneyText(preview.total)}`}
      </Typography>
      <Typography variant="body2">
        {[
          ...(Number(preview.vat) > 0 ? [t`including VAT of ${vat}`] : []),
          ...(Number(preview.discount) > 0 ? [t`after the discount of ${discount}`] : []),
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

/** What the refund will do; what to choose before. */
export const RefundConsequence = ({
  order,
  preview,
}: {
  order: AdminOrder
  preview: RefundPreview | undefined
}) =>
  preview ? (
    <Steps order={order} preview={preview} />
  ) : (
    <Typography sx={{ color: 'text.secondary' }}>
      <Trans>
        Enter how many pieces to refund. The amount appears here before anything happens.
      </Trans>
    </Typography>
  )
