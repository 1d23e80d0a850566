import { plural } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import UploadFileIcon from '@mui/icons-material/UploadFile'
import { Alert, Box, Button, LinearProgress, Paper, Stack, Typography } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { Title, useGetList, useNotify } from 'react-admin'
import { useNavigate } from 'react-router'
import { labelled } from '../../messages/labelled.ts'
import { api } from '../api/client.ts'
import { errorMessage } from '../api/error-message.ts'
import { timeText } from '../i18n/swiss-time.ts'
import { BackToList } from '../orders/back-to-list.tsx'
import { useFileDrop } from '../screen/use-file-drop.ts'
import type { BankStatement, StatementPreview } from './payment.ts'
import { PreviewTable } from './preview-table.tsx'

type DropFileProps = { onFile: (file: File) => void; isReading: boolean }

const accept = '.xml,.zip,application/xml,text/xml,application/zip'

/** A place to drop a file on, with a button that opens it. */
const DropFile = ({ onFile, isReading }: DropFileProps) => {
  const { t } = useLingui()
  // The server says why it refuses a file, so none is refused here.
  const { rootProps, getInputProps, isDragActive, open } = useFileDrop(
    ([file]) => file && onFile(file),
  )
  return (
    <Box
      {...rootProps}
      sx={{
        border: '2px dashed',
        borderColor: isDragActive ? 'primary.main' : 'divider',
        borderRadius: 2,
        p: 4,
        textAlign: 'center',
      }}
    >
      <Typography sx={{ mb: 1.5 }}>{t`Drop the file here, or choose it:`}</Typography>
      <Button variant="outlined" startIcon={<UploadFileIcon />} onClick={open}>
        {t`Choose a file`}
      </Button>
      <input {...getInputProps({ accept, multiple: false, 'aria-label': t`Bank file` })} />
      {isReading && <LinearProgress sx={{ mt: 2 }} />}
    </Box>
  )
}

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
              ...(open > 0 ? [t`to review: ${open}`] : []),
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
      <li>{t`Payments to review: ${open}`}</li>
      {known > 0 && <li>{t`Payments reported before, which count once: ${known}`}</li>}
      {skipped > 0 && (
        <li>{t`Left out, as they are your own payments or not final yet: ${skipped}`}</li>
      )}
    </Box>
  )
}

/** The files of an archive, with the number of their payments. */
const FilesOfArchive = ({ files }: Pick<StatementPreview, 'files'>) => {
  const { t } = useLingui()
  return files.every(({ name }) => name === '') ? null : (
    <Box>
      <Typography variant="subtitle2" component="h3">
        <Trans>Files in it, with the number of payments</Trans>
      </Typography>
      <Box component="ul" sx={{ m: 0, pl: 2.5, maxHeight: '12rem', overflow: 'auto' }}>
        {files.map(({ name, payments }, index) => (
          <li key={`${name} ${index}`}>{t(labelled(name, String(payments)))}</li>
        ))}
      </Box>
    </Box>
  )
}

/** Reads a file of the bank, shows what it does, and imports it. */
export const StatementImport = () => {
  const { t } = useLingui()
  const notify = useNotify()
  const navigate = useNavigate()
  const read = useMutation({
    mutationFn: async (file: File): Promise<Chosen> => {
      const path = '/admin/payments/statements/preview'
      return { file, preview: (await api.POST(path, { headers, body: file })).data }
    },
  })
  const apply = useMutation({
    mutationFn: ({ file, preview }: Chosen) => {
      const query = { hash: preview.hash, fileName: file.name.slice(0, 200) }
      return api.POST('/admin/payments/statements', { params: { query }, headers, body: file })
    },
    onSuccess: (_, { preview: { matched, open } }) => {
      notify(t`Invoices marked as paid: ${matched}. Payments to review: ${open}.`, {
        type: 'success',
      })
      const filter = JSON.stringify({ state: open > 0 ? 'open' : 'matched' })
      navigate(`/payments?${new URLSearchParams({ filter })}`)
    },
  })
  const { data: chosen } = read
  const error = read.error ?? apply.error
  const isNew = chosen && chosen.preview.matched + chosen.preview.open > 0

  return (
    <Stack spacing={2} sx={{ py: 2 }}>
      <Title title={t`Import a bank statement`} />
      <Box>
        <BackToList />
        <Typography sx={{ color: 'text.secondary', maxWidth: '70ch', mt: 1 }}>
          <Trans>
            Download the statement in your e-banking as camt.053 or camt.054 (XML, or several in a
            ZIP file) and choose it here. You will see its effect before anything is changed.
            Importing the same file twice has no effect.
          </Trans>
        </Typography>
      </Box>
      <DropFile
        onFile={(file) => {
          apply.reset()
          read.mutate(file)
        }}
        isReading={read.isPending}
      />
      {error && <Alert severity="error">{errorMessage(error)}</Alert>}
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
                <Button
                  variant="contained"
                  onClick={() => apply.mutate(chosen)}
                  disabled={apply.isPending}
                >
                  <Plural
                    value={chosen.preview.matched + chosen.preview.open}
                    one="Import # payment"
                    other="Import # payments"
                  />
                </Button>
                <Button onClick={read.reset}>{t`Discard`}</Button>
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
