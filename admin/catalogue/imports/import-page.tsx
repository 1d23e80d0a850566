import { Plural, Trans, useLingui } from '@lingui/react/macro'
import UploadIcon from '@mui/icons-material/Upload'
import { Alert, Box, Button, Paper, TextField, Typography } from '@mui/material'
import { useRef, useState } from 'react'
import { Title } from 'react-admin'
import { Link } from 'react-router'
import { errorMessage } from '../../api/error-message.ts'
import { today } from '../../i18n/swiss-time.ts'
import { SectionHelp } from '../../screen/section-help.tsx'
import { type Applied, ImportPreview } from './import-preview.tsx'
import { UndoImportButton } from './undo-import-button.tsx'
import { type Upload, uploadFile } from './upload-file.ts'

const AppliedNotice = ({ applied, onAgain }: { applied: Applied; onAgain: () => void }) => {
  const { created, changed, skipped } = applied
  return (
    <Alert severity="success" sx={{ mt: 2 }} role="status">
      <Trans>
        Imported: <Plural value={changed} one="# changed" other="# changed" />,{' '}
        <Plural value={created} one="# new" other="# new" />,{' '}
        <Plural value={skipped} one="# wrong row left out" other="# wrong rows left out" />.
      </Trans>
      <Box sx={{ display: 'flex', gap: 1, mt: 1, flexWrap: 'wrap' }}>
        <UndoImportButton id={applied.id} />
        <Button size="small" onClick={onAgain}>
          <Trans>Import another file</Trans>
        </Button>
        <Button size="small" component={Link} to="/imports">
          <Trans>All imports</Trans>
        </Button>
      </Box>
    </Alert>
  )
}

const FileForm = ({ onUploaded }: { onUploaded: (upload: Upload, from: string) => void }) => {
  const { t } = useLingui()
  const input = useRef<HTMLInputElement>(null)
  const [from, setFrom] = useState(today())
  const [problem, setProblem] = useState('')
  const [isLoading, setIsLoading] = useState(false)
  const choose = async (file: File | undefined) => {
    if (!file) return
    setProblem('')
    setIsLoading(true)
    try {
      onUploaded(await uploadFile(file), from)
    } catch (error) {
      setProblem(errorMessage(error))
    }
    setIsLoading(false)
  }
  return (
    <Paper
      variant="outlined"
      sx={{ p: 3, mt: 2 }}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        void choose(event.dataTransfer.files[0])
      }}
    >
      <Typography sx={{ maxWidth: '70ch' }}>
        <Trans>
          Export all prices, change them in Excel or LibreOffice, and choose the file here. You see
          every difference before anything changes. CSV or Excel (.xlsx), at most 50,000 rows.
        </Trans>
      </Typography>
      <Box sx={{ display: 'flex', gap: 2, mt: 2, flexWrap: 'wrap', alignItems: 'flex-start' }}>
        <TextField
          type="date"
          label={t`Prices valid from`}
          value={from}
          onChange={(event) => setFrom(event.target.value)}
          helperText={from > today() ? t`Planned: prices only.` : t`Today: immediately.`}
          slotProps={{ htmlInput: { min: today() }, inputLabel: { shrink: true } }}
        />
        <Button
          variant="contained"
          startIcon={<UploadIcon />}
          loading={isLoading}
          onClick={() => input.current?.click()}
        >
          <Trans>Choose a file</Trans>
        </Button>
        <input
          ref={input}
          type="file"
          hidden
          accept=".csv,.xlsx,.txt,.tsv"
          aria-label={t`File to import`}
          onChange={(event) => {
            void choose(event.target.files?.[0])
            event.target.value = ''
          }}
        />
      </Box>
      {problem && (
        <Alert severity="error" sx={{ mt: 2 }}>
          {problem}
        </Alert>
      )}
    </Paper>
  )
}

/** Imports a file in three steps: choose, compare, apply. */
export const ImportPage = () => {
  const { t } = useLingui()
  const [chosen, setChosen] = useState<{ upload: Upload; from: string }>()
  const [applied, setApplied] = useState<Applied>()
  const restart = () => {
    setChosen(undefined)
    setApplied(undefined)
  }
  return (
    <>
      <Title title={t`Import prices`} />
      <SectionHelp name="import" />
      {applied ? (
        <AppliedNotice applied={applied} onAgain={restart} />
      ) : (
        <FileForm onUploaded={(upload, from) => setChosen({ upload, from })} />
      )}
      {chosen && !applied && (
        <ImportPreview
          key={chosen.upload.id}
          upload={chosen.upload}
          from={chosen.from > today() ? chosen.from : ''}
          onApplied={setApplied}
          onCancel={restart}
        />
      )}
    </>
  )
}
