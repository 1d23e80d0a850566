import { useLingui } from '@lingui/react/macro'
import MailIcon from '@mui/icons-material/MailOutlined'
import { Box, Stack, Typography } from '@mui/material'
import { useRefresh } from 'react-admin'
import { api } from '../../api/client.ts'
import type { QueuedMail } from '../../mails/mail.ts'
import { ConfirmedButton } from '../../screen/confirmed-button.tsx'
import type { AdminOrder } from '../order.ts'

type MailName = AdminOrder['mails'][number]

const kinds: Readonly<Record<MailName, string>> = {
  confirmation: 'order-confirmation',
  status: 'order-status',
  'credit-note': 'order-credited',
}

type Props = { order: AdminOrder; mails: readonly QueuedMail[] }

/** Sends mails again that are not listed any more, as they are older than 30 days. */
export const ResendOlderMails = ({ order, mails }: Props) => {
  const { t } = useLingui()
  const refresh = useRefresh()
  const names: Record<MailName, string> = {
    confirmation: t`Order confirmation with invoice`,
    status: t`E-mail about the status`,
    'credit-note': t`E-mail with the credit note`,
  }
  const { email } = order.customer
  const older = order.mails.filter((name) => !mails.some(({ kind }) => kind === kinds[name]))
  if (older.length === 0) return null
  return (
    <Box sx={{ mt: 1.5 }}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t`Send an earlier e-mail again:`}
      </Typography>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        {older.map((mail) => (
          <ConfirmedButton
            key={mail}
            label={names[mail]}
            startIcon={<MailIcon />}
            question={{
              title: t`Send the e-mail again?`,
              content: t`The customer gets it once more, to ${email}.`,
              confirm: t`Send the e-mail again`,
            }}
            action={async () => {
              const params = { path: { id: order.id } }
              await api.POST('/admin/orders/{id}/resend', { params, body: { mail } })
              refresh()
            }}
            done={t`The e-mail is being sent.`}
          />
        ))}
      </Stack>
    </Box>
  )
}
