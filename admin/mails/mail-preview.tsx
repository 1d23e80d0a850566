import { useLingui } from '@lingui/react/macro'
import {
  Alert,
  Box,
  Card,
  CardContent,
  CircularProgress,
  Tab,
  Tabs,
  Typography,
} from '@mui/material'
import { useState } from 'react'
import type { Schemas } from '../api/client.ts'
import { useAnswer } from '../api/use-answer.ts'

type Preview = Schemas['MailPreview']

/** A mail as HTML and as plain text. */
export const MailBody = ({ html, text }: Pick<Preview, 'html' | 'text'>) => {
  const { t } = useLingui()
  const [view, setView] = useState<'html' | 'text'>('html')
  return (
    <>
      <Tabs
        value={view}
        onChange={(_event, next) => setView(next)}
        aria-label={t`Format of the e-mail`}
      >
        <Tab value="html" label={t`As shown`} id="mail-html-tab" aria-controls="mail-body" />
        <Tab value="text" label={t`As plain text`} id="mail-text-tab" aria-controls="mail-body" />
      </Tabs>
      <Box id="mail-body" role="tabpanel" aria-labelledby={`mail-${view}-tab`} sx={{ mt: 1 }}>
        {view === 'html' ? (
          // Sandboxed: the mail runs no script, and its links open in another tab.
          <Box
            component="iframe"
            title={t`E-mail preview`}
            srcDoc={`<base target="_blank">${html}`}
            sandbox="allow-popups allow-popups-to-escape-sandbox"
            sx={{
              width: '100%',
              height: '60vh',
              border: 1,
              borderColor: 'divider',
              bgcolor: '#fff',
            }}
          />
        ) : (
          <Box
            component="pre"
            tabIndex={0}
            sx={{
              whiteSpace: 'pre-wrap',
              overflowWrap: 'anywhere',
              maxHeight: '60vh',
              overflow: 'auto',
            }}
          >
            {text}
          </Box>
        )}
      </Box>
    </>
  )
}

/** The mail as it would be written now. */
export const MailPreview = ({ id }: { id: string }) => {
  const { t } = useLingui()
  const { answer, error } = useAnswer('/admin/mails/{id}/preview', { params: { path: { id } } })
  return (
    <Card variant="outlined" component="section" aria-label={t`Preview`}>
      <CardContent>
        <Typography variant="h6" component="h2">
          {answer?.subject ?? t`Preview`}
        </Typography>
        {error && (
          <Alert severity="error">{t`The preview cannot be shown. Please reload the page.`}</Alert>
        )}
        {!answer && !error && <CircularProgress aria-label={t`Loading`} />}
        {answer && (
          <>
            <Alert severity="info" sx={{ my: 1 }}>
              {answer.isSample
                ? t`A sample: the e-mail itself contains a secret link, or its content is no longer stored.`
                : t`As it would be written now, with the current data.`}
            </Alert>
            {answer.attachments.length > 0 && (
              <Typography variant="body2" sx={{ mb: 1 }}>
                {t`Attached: ${answer.attachments.join(', ')}`}
              </Typography>
            )}
            <MailBody {...answer} />
          </>
        )}
      </CardContent>
    </Card>
  )
}
