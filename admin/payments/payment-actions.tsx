import { useLingui } from '@lingui/react/macro'
import { Button, Stack } from '@mui/material'
import { useState } from 'react'
import { AssignDialog } from './assign-dialog.tsx'
import { DismissDialog } from './dismiss-dialog.tsx'
import type { BankPayment } from './payment.ts'
import { UndoDialog } from './undo-dialog.tsx'

type Open = 'assign' | 'dismiss' | 'reopen'

/** What can be decided about a payment. */
export const PaymentActions = ({ payment }: { payment: BankPayment }) => {
  const { t } = useLingui()
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  if (payment.state !== 'open')
    return (
      <>
        <Button size="small" onClick={() => setOpen('reopen')}>
          {t`Undo`}
        </Button>
        {open === 'reopen' && <UndoDialog payment={payment} onClose={close} />}
      </>
    )
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
      {payment.currency === 'CHF' && (
        <Button size="small" variant="outlined" onClick={() => setOpen('assign')}>
          {t`Assign`}
        </Button>
      )}
      <Button size="small" onClick={() => setOpen('dismiss')}>
        {t`Set aside`}
      </Button>
      {open === 'assign' && <AssignDialog payment={payment} onClose={close} />}
      {open === 'dismiss' && <DismissDialog payment={payment} onClose={close} />}
    </Stack>
  )
}
