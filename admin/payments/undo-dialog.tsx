import { Trans, useLingui } from '@lingui/react/macro'
import { Alert, Skeleton, Stack, Typography } from '@mui/material'
import { api } from '../api/client.ts'
import { useAnswer } from '../api/use-answer.ts'
import { statusNames } from '../orders/order-texts.ts'
import { ConfirmDialog } from '../screen/confirm-dialog.tsx'
import { LoadError } from '../screen/load-error.tsx'
import { useAction } from '../screen/use-action.ts'
import type { BankPayment, UndoEffect } from './payment.ts'

/** Everything that undoing changes, said before. */
const Effect = ({ invoice, becomesPaid, order }: UndoEffect) => {
  const { i18n } = useLingui()
  const number = order?.number
  const status = order && i18n._(statusNames[order.to])
  return (
    <Stack spacing={1.5}>
      <Typography>
        <Trans>The payment is to be decided again.</Trans>
      </Typography>
      {invoice !== null && (
        <Typography>
          {becomesPaid ? (
            <Trans>Invoice {invoice} is paid again.</Trans>
          ) : (
            <Trans>Invoice {invoice} is no longer paid.</Trans>
          )}
        </Typography>
      )}
      {order ? (
        <Alert severity="warning">
          <Trans>
            Order {number} is set back to “{status}”, as it was before the payment.
          </Trans>{' '}
          {order.notifiesCustomer ? (
            <Trans>The customer gets an e-mail about it.</Trans>
          ) : (
            <Trans>The customer gets no e-mail.</Trans>
          )}
        </Alert>
      ) : (
        invoice !== null && (
          <Typography>
            <Trans>The status of the order stays.</Trans>
          </Typography>
        )
      )}
    </Stack>
  )
}

/** Undoes the decision about a payment. */
export const UndoDialog = ({ payment, onClose }: { payment: BankPayment; onClose: () => void }) => {
  const { t } = useLingui()
  const { perform, isSending } = useAction()
  const params = { path: { id: payment.id } }
  const { answer, error, retry } = useAnswer('/admin/payments/{id}/undo-effect', { params })
  const undo = async () => {
    const done = t`The payment is to be decided again.`
    await perform(api.POST('/admin/payments/{id}/reopen', { params }), done)
    onClose()
  }
  return (
    <ConfirmDialog
      title={t`Undo the decision?`}
      content={
        <>
          {error && (
            <LoadError onRetry={retry}>
              <Trans>What this changes could not be loaded.</Trans>
            </LoadError>
          )}
          {!answer && !error && <Skeleton variant="rounded" height={72} />}
          {answer && <Effect {...answer} />}
        </>
      }
      confirm={t`Undo the decision`}
      loading={isSending}
      isReady={answer !== undefined}
      onConfirm={undo}
      onClose={onClose}
    />
  )
}
