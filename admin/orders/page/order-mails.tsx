import { useLingui } from '@lingui/react/macro'
import MailIcon from '@mui/icons-material/MailOutlined'
import PreviewIcon from '@mui/icons-material/VisibilityOutlined'
import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  Skeleton,
  Stack,
  Typography,
} from '@mui/material'
import { useState } from 'react'
import { useGetList } from 'react-admin'
import { useIsPermitted } from '../../access/session.ts'
import { api } from '../../api/client.ts'
import { timeText } from '../../i18n/swiss-time.ts'
import { mailKindTexts, type QueuedMail } from '../../mails/mail.ts'
import { MailActions } from '../../mails/mail-actions.tsx'
import { MailPreview } from '../../mails/mail-preview.tsx'
import { MailReason } from '../../mails/mail-reason.tsx'
import { MailStateChip } from '../../mails/mail-state-chip.tsx'
import { ConfirmedButton } from '../../screen/confirmed-button.tsx'
import { Muted } from '../../screen/facts.tsx'
import { LoadError } from '../../screen/loaded-part.tsx'
import type { AdminOrder } from '../order.ts'

type MailName = AdminOrder['mails'][number]

const kinds: Readonly<Record<MailName, string>> = {
  confirmation: 'order-confirmation',
  status: 'order-status',
  'credit-note': 'order-credited',
}

type Props = { order: AdminOrder; mails: readonly QueuedMail[] }

/** Sends mails again that are not listed any more, as they are older than 30 days. */
const ResendOlderMails = ({ order, mails }: Props) => {
  const { t } = useLingui()
  const params = { path: { id: order.id } }
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
      <Muted>{t`Send an earlier e-mail again:`}</Muted>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        {older.map((mail) => (
          <ConfirmedButton
            key={mail}
            label={names[mail]}
            startIcon={<MailIcon />}
            question={{
              title: t`Send the e-mail again?`,
              content: t`The customer will receive it once more, at ${email}.`,
              confirm: t`Send the e-mail again`,
            }}
            action={() => api.POST('/admin/orders/{id}/resend', { params, body: { mail } })}
            done={t`The e-mail is being sent.`}
          />
        ))}
      </Stack>
    </Box>
  )
}

/** More is not read by people; the section of mails has them all. */
const maxMails = 50

const Mail = ({ mail, onPreview }: { mail: QueuedMail; onPreview: () => void }) => {
  const { t } = useLingui()
  const mayWrite = useIsPermitted('mails.write')
  const kind = mailKindTexts[mail.kind]
  const time = timeText(mail.endedAt ?? mail.createdAt)
  return (
    <Box
      component="li"
      sx={{ py: 1, borderBottom: 1, borderColor: 'divider', '&:last-child': { borderBottom: 0 } }}
    >
      <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        <Typography sx={{ fontWeight: 500 }}>{kind ? t(kind) : mail.kind}</Typography>
        <MailStateChip state={mail.state} />
      </Stack>
      <Muted sx={{ overflowWrap: 'anywhere' }}>
        {[time, mail.recipient].filter(Boolean).join(' · ')}
      </Muted>
      {mail.reason && (
        <Typography variant="body2" sx={{ color: 'error.main', overflowWrap: 'anywhere' }}>
          <MailReason reason={mail.reason} />
        </Typography>
      )}
      <Stack direction="row" sx={{ gap: 1, mt: 0.5, flexWrap: 'wrap' }}>
        <Button size="small" startIcon={<PreviewIcon />} onClick={onPreview}>
          {t`Preview`}
        </Button>
        {mayWrite && <MailActions mail={mail} />}
      </Stack>
    </Box>
  )
}

/** All mails about an order: queued, sent, and failed with the reason. */
export const OrderMails = ({ order }: { order: AdminOrder }) => {
  const { t } = useLingui()
  const [shown, setShown] = useState<string>()
  const { data, error, refetch } = useGetList<QueuedMail>('mails', {
    filter: { order: order.id },
    sort: { field: 'createdAt', order: 'DESC' },
    pagination: { page: 1, perPage: maxMails },
  })
  const close = () => setShown(undefined)
  if (error)
    return <LoadError onRetry={() => refetch()}>{t`The e-mails cannot be shown.`}</LoadError>
  if (!data) return <Skeleton variant="rounded" height={96} />
  return (
    <>
      {data.length === 0 ? (
        <Typography sx={{ color: 'text.secondary' }}>
          {t`No e-mail in the last 30 days.`}
        </Typography>
      ) : (
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {data.map((mail) => (
            <Mail key={mail.id} mail={mail} onPreview={() => setShown(mail.id)} />
          ))}
        </Box>
      )}
      <ResendOlderMails order={order} mails={data} />
      <Dialog
        open={shown !== undefined}
        onClose={close}
        fullWidth
        maxWidth="md"
        slotProps={{ paper: { 'aria-label': t`E-mail preview` } }}
      >
        <DialogContent>{shown && <MailPreview id={shown} />}</DialogContent>
        <DialogActions>
          <Button onClick={close}>{t`Close`}</Button>
        </DialogActions>
      </Dialog>
    </>
  )
}
