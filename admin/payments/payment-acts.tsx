import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Stack } from '@mui/material'
import { useState } from 'react'
import { Confirm } from 'react-admin'
import { useOrderAct } from '../orders/use-order-act.ts'
import { AssignDialog } from './assign-dialog.tsx'
import { DismissDialog } from './dismiss-dialog.tsx'
import type { BankPayment } from './payment.ts'

type Open = 'assign' | 'dismiss' | 'reopen'

/** What can be decided about a payment. */
export const PaymentActs = ({ payment }: { payment: BankPayment }) => {
  const { t } = useLingui()
  const { act } = useOrderAct()
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  if (payment.state !== 'open')
    return (
      <>
        <Button size="small" onClick={() => setOpen('reopen')}>
          <Trans>Undo</Trans>
        </Button>
        <Confirm
          isOpen={open === 'reopen'}
          title={t`Undo the decision?`}
          content={
            payment.state === 'matched'
              ? t`The payment is to be decided again, and its invoice is no longer paid. The status of the order stays.`
              : t`The payment is to be decided again.`
          }
          confirm={t`Undo`}
          cancel={t`Back`}
          onConfirm={() => {
            void act(`payments/${payment.id}/reopen`, {
              done: t`The payment is to be decided again.`,
            })
            close()
          }}
          onClose={close}
        />
      </>
    )
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
      {payment.currency === 'CHF' && (
        <Button size="small" variant="outlined" onClick={() => setOpen('assign')}>
          <Trans>Assign</Trans>
        </Button>
      )}
      <Button size="small" onClick={() => setOpen('dismiss')}>
        <Trans>Set aside</Trans>
      </Button>
      {open === 'assign' && <AssignDialog payment={payment} onClose={close} />}
      {open === 'dismiss' && <DismissDialog payment={payment} onClose={close} />}
    </Stack>
  )
}
