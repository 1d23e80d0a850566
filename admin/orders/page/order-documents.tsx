import { Trans, useLingui } from '@lingui/react/macro'
import MailIcon from '@mui/icons-material/MailOutlined'
import PdfIcon from '@mui/icons-material/PictureAsPdfOutlined'
import { Button, Divider, Stack, Typography } from '@mui/material'
import { useState } from 'react'
import { Confirm } from 'react-admin'
import { dateText } from '../../i18n/swiss-time.ts'
import type { AdminOrder } from '../order.ts'
import { useOrderAct } from '../use-order-act.ts'

type MailName = AdminOrder['mails'][number]

const useDocuments = (order: AdminOrder): { name: string; file: string }[] => {
  const { t } = useLingui()
  const { invoice, status, creditNotes } = order
  const isOff = status === 'cancelled' || status === 'failed'
  const number = invoice?.number ?? ''
  return [
    ...(invoice || !isOff ? [{ name: t`Invoice ${number}`, file: 'invoice.pdf' }] : []),
    ...(isOff ? [] : [{ name: t`Delivery note`, file: 'delivery-note.pdf' }]),
    ...creditNotes.map((note) => ({
      name: t`Credit note ${note.number}`,
      file: `credit-note.pdf?number=${note.number}`,
    })),
  ]
}

const InvoiceState = ({ invoice }: AdminOrder) => {
  const { t } = useLingui()
  if (!invoice) return null
  const day = dateText(invoice.paidAt ?? invoice.dueOn)
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      {invoice.paidAt ? t`Invoice paid on ${day}` : t`Invoice not paid, due on ${day}`}
    </Typography>
  )
}

/** PDF files of an order, and its mails that can be sent again. */
export const OrderDocuments = ({ order }: { order: AdminOrder }) => {
  const { t } = useLingui()
  const { act } = useOrderAct()
  const [mail, setMail] = useState<MailName>()
  const mailNames: Record<MailName, string> = {
    confirmation: t`Order confirmation with invoice`,
    status: t`E-mail about the status`,
    'credit-note': t`E-mail with the credit note`,
  }
  const { email } = order.customer
  return (
    <Stack sx={{ alignItems: 'start', gap: 0.5 }}>
      {useDocuments(order).map(({ name, file }) => (
        <Button
          key={file}
          href={`/api/shop/orders/${order.id}/${file}`}
          target="_blank"
          rel="noreferrer"
          startIcon={<PdfIcon />}
        >
          {name}
        </Button>
      ))}
      <InvoiceState {...order} />
      <Divider flexItem sx={{ my: 1 }} />
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        <Trans>Send again:</Trans>
      </Typography>
      {order.mails.map((name) => (
        <Button key={name} startIcon={<MailIcon />} onClick={() => setMail(name)}>
          {mailNames[name]}
        </Button>
      ))}
      <Confirm
        isOpen={mail !== undefined}
        title={t`Send the e-mail again?`}
        content={t`The customer gets it once more, to ${email}.`}
        confirm={t`Send`}
        cancel={t`Back`}
        onConfirm={() => {
          if (mail)
            void act(`orders/${order.id}/resend`, {
              body: { mail },
              done: t`The e-mail is being sent.`,
            })
          setMail(undefined)
        }}
        onClose={() => setMail(undefined)}
      />
    </Stack>
  )
}
