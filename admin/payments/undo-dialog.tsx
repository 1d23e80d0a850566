import { useLingui } from '@lingui/react/macro'
import { Alert, Skeleton, Stack, Typography } from '@mui/material'
import { orderStatusNames } from '../../messages/account/order-states.ts'
import { api } from '../api/client.ts'
import { useAnswer } from '../api/use-answer.ts'
import { ActionDialog } from '../screen/confirm-dialog.tsx'
import { LoadError } from '../screen/loaded-part.tsx'
import type { BankPayment, UndoEffect } from './payment.ts'

type EffectProps = UndoEffect & { isByHand: boolean }

/** Everything that undoing changes, said before. */
const Effect = ({ invoice, becomesPaid, order, isByHand }: EffectProps) => {
  const { t } = useLingui()
  const number = order?.number
  const status = order && t(orderStatusNames[order.to])
  return (
    <Stack spacing={1.5}>
      <Typography>
        {isByHand ? t`The payment is deleted.` : t`The payment has to be reviewed again.`}
      </Typography>
      {invoice !== null && (
        <Typography>
          {becomesPaid
            ? t`Invoice ${invoice} is paid again.`
            : t`Invoice ${invoice} is no longer paid.`}
        </Typography>
      )}
      {order ? (
        <Alert severity="warning">
          {t`Order ${number} will be set back to “${status}”, as it was before the payment.`}{' '}
          {order.notifiesCustomer
            ? t`The customer will be told by e-mail.`
            : t`The customer will not receive an e-mail.`}
        </Alert>
      ) : (
        invoice !== null && <Typography>{t`The status of the order does not change.`}</Typography>
      )}
    </Stack>
  )
}

type UndoDialogProps = { payment: Pick<BankPayment, 'id' | 'method'>; onClose: () => void }

/** Undoes the decision about a payment of the bank, or deletes one that the staff have entered. */
export const UndoDialog = ({ payment, onClose }: UndoDialogProps) => {
  const { t } = useLingui()
  const params = { path: { id: payment.id } }
  const isByHand = payment.method !== 'bank'
  const { answer, error, retry } = useAnswer('/admin/payments/{id}/undo-effect', { params })
  return (
    <ActionDialog
      title={isByHand ? t`Delete the payment?` : t`Undo the decision?`}
      content={
        <>
          {error && (
            <LoadError onRetry={retry}>{t`What this changes could not be loaded.`}</LoadError>
          )}
          {!answer && !error && <Skeleton variant="rounded" height={72} />}
          {answer && <Effect {...answer} isByHand={isByHand} />}
        </>
      }
      confirm={isByHand ? t`Delete the payment` : t`Undo the decision`}
      isReady={answer !== undefined}
      action={() =>
        isByHand
          ? api.POST('/admin/payments/{id}/delete', { params })
          : api.POST('/admin/payments/{id}/reopen', { params })
      }
      done={isByHand ? t`The payment was deleted.` : t`The payment has to be reviewed again.`}
      onClose={onClose}
    />
  )
}
