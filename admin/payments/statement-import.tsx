import { plural } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Alert, Box, Button, Paper, Stack, Typography } from '@mui/material'
import { useState } from 'react'
import { Title, useGetList, useNotify } from 'react-admin'
import { useNavigate } from 'react-router'
import { api } from '../api/client.ts'
import { errorMessage } from '../api/error-message.ts'
import { timeText } from '../i18n/swiss-time.ts'
import { BackToList } from '../orders/back-to-list.tsx'
import { DropFile } from './drop-file.tsx'
import type { BankStatement, StatementPreview } from './payment.ts'
import { PreviewTable } from './preview-table.tsx'

const shownImports = 10

/** The files that were imported last. */
const RecentImports = () => {
  const { t } = useLingui()
  const { data: statements = [] } = useGetList<BankStatement>('payments/statements', {
    pagination: { page: 1, perPage: shownImports },
  })
  if (statements.length === 0) return null
  return (
    <Box component="section">
      <Typography variant="h6" component="h2">
        {t`Imported before`}
      </Typography>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {statements.map(({ id, fileName, importedAt, importedBy, payments, open }) => (
          <li key={id}>
            {[
              fileName,
              timeText(importedAt),
              importedBy,
              t`${plural(payments, { one: '# payment', other: '# payments' })}`,
              ...(open > 0 ? [t`to decide: ${open}`] : []),
            ]
              .filter(Boolean)
              .join(', ')}
          </li>
        ))}
      </Box>
    </Box>
  )
}

type Chosen = { file: File; preview: StatementPreview }

const headers = { 'Content-Type': 'application/octet-stream' }

const Summary = ({ preview }: { preview: StatementPreview }) => {
  const { t } = useLingui()
  const { matched, open, known, debits, pending } = preview
  const skipped = debits + pending
  return (
    <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
      <li>{t`Payments that settle an invoice, which is marked as paid: ${matched}`}</li>
      <li>{t`Payments listed for a decision: ${open}`}</li>
      {known > 0 && <li>{t`Payments reported before, which count once: ${known}`}</li>}
      {skipped > 0 && (
        <li>{t`Left out, as they are your own payments or not final yet: ${skipped}`}</li>
      )}
    </Box>
  )
}

/** The files of an archive, with the number of their payments. */
const FilesOfArchive = ({ files }: Pick<StatementPreview, 'files'>) =>
  files.every(({ name }) => name === '') ? null : (
    <Box>
      <Typography variant="subtitle2" component="h3">
        <Trans>Files in it, with the number of payments</Trans>
      </Typography>
      <Box component="ul" sx={{ m: 0, pl: 2.5, maxHeight: '12rem', overflow: 'auto' }}>
        {files.map(({ name, payments }, index) => (
          <li key={`${name} ${index}`}>
            {name}: {payments}
          </li>
        ))}
      </Box>
    </Box>
  )

/** Reads a file of the bank, shows what it does, and imports it. */
export const StatementImport = () => {
  const { t } = useLingui()
  const notify = useNotify()
  const navigate = useNavigate()
  const [chosen, setChosen] = useState<Chosen>()
  const [error, setError] = useState('')
  const [isSending, setIsSending] = useState(false)

  const read = async (file: File) => {
    setIsSending(true)
    setError('')
    setChosen(undefined)
    try {
      const path = '/admin/payments/statements/preview'
      const { data: preview } = await api.POST(path, { headers, body: file })
      setChosen({ file, preview })
    } catch (cause) {
      setError(errorMessage(cause))
    }
    setIsSending(false)
  }
  const apply = async ({ file, preview }: Chosen) => {
    setIsSending(true)
    setError('')
    try {
      const params = { query: { hash: preview.hash, fileName: file.name.slice(0, 200) } }
      await api.POST('/admin/payments/statements', { params, headers, body: file })
      const { matched, open } = preview
      notify(t`Invoices marked as paid: ${matched}. Payments to decide: ${open}.`, {
        type: 'success',
      })
      const filter = JSON.stringify({ state: open > 0 ? 'open' : 'matched' })
      navigate(`/payments?${new URLSearchParams({ filter })}`)
    } catch (cause) {
      setError(errorMessage(cause))
    }
    setIsSending(false)
  }
  const isNew = chosen && chosen.preview.matched + chosen.preview.open > 0

  return (
    <Stack spacing={2} sx={{ py: 2 }}>
      <Title title={t`Import a bank statement`} />
      <Box>
        <BackToList />
        <Typography sx={{ color: 'text.secondary', maxWidth: '70ch', mt: 1 }}>
          <Trans>
            Download the statement in your e-banking as camt.053 or camt.054 (XML, or several in a
            ZIP file) and choose it here. You see what it does before anything changes. The same
            file twice changes nothing.
          </Trans>
        </Typography>
      </Box>
      <DropFile onFile={read} isReading={isSending && !chosen} />
      {error && <Alert severity="error">{error}</Alert>}
      {chosen && (
        <Paper variant="outlined" sx={{ p: 2 }}>
          <Stack spacing={2}>
            <Typography variant="h6" component="h2">
              {chosen.file.name}
            </Typography>
            <FilesOfArchive files={chosen.preview.files} />
            {isNew ? (
              <Summary preview={chosen.preview} />
            ) : (
              <Alert severity="info">
                {t`There is nothing new in this file. Nothing needs to be imported.`}
              </Alert>
            )}
            {isNew && (
              <Stack direction="row" sx={{ gap: 1 }}>
                <Button variant="contained" onClick={() => apply(chosen)} disabled={isSending}>
                  <Plural
                    value={chosen.preview.matched + chosen.preview.open}
                    one="Import # payment"
                    other="Import # payments"
                  />
                </Button>
                <Button onClick={() => setChosen(undefined)}>{t`Discard`}</Button>
              </Stack>
            )}
            <PreviewTable rows={chosen.preview.rows} />
          </Stack>
        </Paper>
      )}
      <RecentImports />
    </Stack>
  )
}
