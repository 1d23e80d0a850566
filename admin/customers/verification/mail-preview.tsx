import { useLingui } from '@lingui/react/macro'
import { Alert, Box, LinearProgress, Typography } from '@mui/material'
import { useEffect, useState } from 'react'
import { api, type BodyOf, type DataOf } from '../../api/client.ts'

type Path = '/admin/accounts/{id}/decision-preview'
type Decision = BodyOf<'post', Path>
type Mail = DataOf<'post', Path>

/** Waits for a pause in typing. */
const previewDelayMs = 400

/** The mail that a decision will send, as the customer will read it. */
export const MailPreview = ({ accountId, decision }: { accountId: string; decision: Decision }) => {
  const { t } = useLingui()
  const [mail, setMail] = useState<Mail>()
  const [error, setError] = useState('')
  const body = JSON.stringify(decision)
  useEffect(() => {
    const controller = new AbortController()
    const timer = setTimeout(async () => {
      try {
        const { data } = await api.POST('/admin/accounts/{id}/decision-preview', {
          params: { path: { id: accountId } },
          body: JSON.parse(body),
          signal: controller.signal,
        })
        setMail(data)
        setError('')
      } catch (refused) {
        if (!controller.signal.aborted) setError(refused instanceof Error ? refused.message : '')
      }
    }, previewDelayMs)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [accountId, body])
  if (error) return <Alert severity="error">{error}</Alert>
  if (!mail) return <LinearProgress />
  return (
    <Box component="section" aria-label={t`Preview of the e-mail`}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t`E-mail to ${mail.to}`}
      </Typography>
      <Typography sx={{ fontWeight: 600, mb: 1 }}>{mail.subject}</Typography>
      <Box
        component="iframe"
        title={t`Text of the e-mail`}
        srcDoc={mail.html}
        sandbox=""
        sx={{ width: '100%', height: '26rem', border: 1, borderColor: 'divider', bgcolor: 'white' }}
      />
    </Box>
  )
}
