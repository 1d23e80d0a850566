import { Plural, Trans, useLingui } from '@lingui/react/macro'
import UploadIcon from '@mui/icons-material/Upload'
import { Alert, Box, Button, Paper, TextField, Typography } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Title } from 'react-admin'
import { Link, useLocation } from 'react-router'
import { api, toForm } from '../api/client.ts'
import { errorMessage } from '../api/error-message.ts'
import { today } from '../i18n/swiss-time.ts'
import { SectionHelp } from '../screen/section-help.tsx'
import { useFileDrop } from '../screen/use-file-drop.ts'
import { TableExportButton } from './import-actions.tsx'
import { type Applied, ImportPreview } from './import-preview.tsx'
import {
  allTables,
  type ImportTableName,
  importPath,
  importSection,
  importTables,
} from './tables.ts'
import { TemplateButton } from './template-button.tsx'
import { UndoImportButton } from './undo-import-button.tsx'
import type { Upload } from './use-import-rows.ts'

type Props = { table: ImportTableName }

const AppliedNotice = ({
  table,
  applied: { id, created, changed, removed, skipped },
  onAgain,
}: Props & { applied: Applied; onAgain: () => void }) => (
  <Alert severity="success" sx={{ mt: 2 }} role="status">
    <Trans>
      Imported: <Plural value={changed} one="# changed" other="# changed" />,{' '}
      <Plural value={created} one="# new" other="# new" />,{' '}
      <Plural value={skipped} one="# invalid row left out" other="# invalid rows left out" />.
    </Trans>{' '}
    {removed > 0 && <Plural value={removed} one="# was deleted." other="# were deleted." />}
    <Box sx={{ display: 'flex', gap: 1, mt: 1, flexWrap: 'wrap' }}>
      <UndoImportButton id={id} table={table} />
      <Button size="small" onClick={onAgain}>
        <Trans>Import another file</Trans>
      </Button>
      <Button size="small" component={Link} to="/imports">
        <Trans>All imports</Trans>
      </Button>
    </Box>
  </Alert>
)

const FileForm = ({
  table,
  onUploaded,
}: Props & { onUploaded: (upload: Upload, from: string) => void }) => {
  const { t } = useLingui()
  const [from, setFrom] = useState(today())
  const { mutate, isPending, error } = useMutation({
    mutationFn: (file: File) =>
      api.POST(importPath(table, '/files'), { body: { file }, bodySerializer: toForm }),
    onSuccess: ({ data }) => onUploaded(data, from),
  })
  // The server says why it refuses a file, so none is refused here.
  const { rootProps, getInputProps, open } = useFileDrop(([file]) => file && mutate(file))
  return (
    <Paper variant="outlined" {...rootProps} sx={{ p: 3, mt: 2 }}>
      <Typography sx={{ maxWidth: '70ch' }}>
        <Trans>
          Fill in the template, or export the table and change it in Excel or LibreOffice, and
          choose the file here. You will see every difference before anything is changed. An empty
          cell changes nothing. Excel (.xlsx), CSV or JSON, at most 50,000 rows.
        </Trans>
      </Typography>
      <Box sx={{ display: 'flex', gap: 2, mt: 2, flexWrap: 'wrap', alignItems: 'flex-start' }}>
        {importTables[table].isDated && (
          <TextField
            type="date"
            label={t`Prices valid from`}
            value={from}
            onChange={(event) => setFrom(event.target.value)}
            helperText={from > today() ? t`Planned: prices only.` : t`Today: immediately.`}
            slotProps={{ htmlInput: { min: today() }, inputLabel: { shrink: true } }}
          />
        )}
        <Button variant="contained" startIcon={<UploadIcon />} loading={isPending} onClick={open}>
          {t`Choose a file`}
        </Button>
        <TemplateButton table={table} />
        <TableExportButton table={table} />
        <input
          {...getInputProps({
            accept: '.csv,.xlsx,.json,.txt,.tsv',
            multiple: false,
            'aria-label': t`File to import`,
          })}
        />
      </Box>
      {error && (
        <Alert severity="error" sx={{ mt: 2 }}>
          {errorMessage(error)}
        </Alert>
      )}
    </Paper>
  )
}

type ChosenFile = { upload: Upload; from: string }

/** A file that another screen has uploaded: a change of selected records. */
const chosenIn = (state: unknown): ChosenFile | undefined => {
  const upload = (state as { upload?: Upload } | null)?.upload
  return upload && { upload, from: '' }
}

const TableImport = ({ table }: Props) => {
  const { t } = useLingui()
  const { state } = useLocation()
  const [chosen, setChosen] = useState<ChosenFile | undefined>(chosenIn(state))
  const [applied, setApplied] = useState<Applied>()
  const restart = () => {
    setChosen(undefined)
    setApplied(undefined)
  }
  return (
    <>
      <Title title={t(importTables[table].label)} />
      <SectionHelp name={importSection(table)} />
      {applied ? (
        <AppliedNotice table={table} applied={applied} onAgain={restart} />
      ) : (
        <FileForm table={table} onUploaded={(upload, from) => setChosen({ upload, from })} />
      )}
      {chosen && !applied && (
        <ImportPreview
          key={chosen.upload.id}
          table={table}
          upload={chosen.upload}
          from={chosen.from > today() ? chosen.from : ''}
          onApplied={setApplied}
          onCancel={restart}
        />
      )}
    </>
  )
}

/** Imports a file into the table of the address, in three steps: choose, compare, apply. */
export const ImportPage = () => {
  const { pathname } = useLocation()
  const table = allTables.find((name) => pathname.endsWith(`/${importSection(name)}`))
  return table ? <TableImport key={table} table={table} /> : null
}
