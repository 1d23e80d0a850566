import { useLingui } from '@lingui/react/macro'
import { Alert, Skeleton, Stack, Typography } from '@mui/material'
import { api } from '../api/client.ts'
import { useAnswer } from '../api/use-answer.ts'
import { statusNames } from '../orders/order-texts.ts'
import { ActionDialog } from '../screen/confirm-dialog.tsx'
import { LoadError } from '../screen/load-error.tsx'
import type { BankPayment, UndoEffect } from './payment.ts'

/** Everything that undoing changes, said before. */
const Effect = ({ invoice, becomesPaid, order }: UndoEffect) => {
  const { t } = useLingui()
  const number = order?.number
  const status = order && t(statusNames[order.to])
  return (
    <Stack spacing={1.5}>
      <Typography>{t`The payment is to be decided again.`}</Typography>
      {invoice !== null && (
        <Typography>
          {becomesPaid
            ? t`Invoice ${invoice} is paid again.`
            : t`Invoice ${invoice} is no longer paid.`}
        </Typography>
      )}
      {order ? (
        <Alert severity="warning">
          {t`Order ${number} is set back to “${status}”, as it was before the payment.`}{' '}
          {order.notifiesCustomer
            ? t`The customer gets an e-mail about it.`
            : t`The customer gets no e-mail.`}
        </Alert>
      ) : (
        invoice !== null && <Typography>{t`The status of the order stays.`}</Typography>
      )}
    </Stack>
  )
}

/** Undoes the decision about a payment. */
export const UndoDialog = ({ payment, onClose }: { payment: BankPayment; onClose: () => void }) => {
  const { t } = useLingui()
  const params = { path: { id: payment.id } }
  const { answer, error, retry } = useAnswer('/admin/payments/{id}/undo-effect', { params })
  return (
    <ActionDialog
      title={t`Undo the decision?`}
      content={
        <>
          {error && (
            <LoadError onRetry={retry}>{t`What this changes could not be loaded.`}</LoadError>
          )}
          {!answer && !error && <Skeleton variant="rounded" height={72} />}
          {answer && <Effect {...answer} />}
        </>
      }
      confirm={t`Undo the decision`}
      isReady={answer !== undefined}
      action={() => api.POST('/admin/payments/{id}/reopen', { params })}
      done={t`The payment is to be decided again.`}
      onClose={onClose}
    />
  )
}
