import { Trans, useLingui } from '@lingui/react/macro'
import UploadIcon from '@mui/icons-material/Upload'
import {
  Alert,
  Box,
  Button,
  Card,
  CardContent,
  FormControlLabel,
  Switch,
  Typography,
} from '@mui/material'
import { useRef, useState } from 'react'
import { Title, useNotify, useRedirect } from 'react-admin'
import { Link } from 'react-router'
import { api } from '../api/client.ts'
import { errorMessage } from '../api/error-message.ts'
import { saveFile } from '../api/save-file.ts'
import { sectionLabel } from '../i18n/i18n.ts'
import { today } from '../i18n/swiss-time.ts'
import { ImportDifferences, type LocationImport } from './import-differences.tsx'

/** The file as it is: the server says which row is not in UTF-8. */
const toRequest = (file: File, keepsMissing: boolean) =>
  ({
    query: { keepsMissing: keepsMissing ? 'true' : 'false' },
    init: { headers: { 'Content-Type': 'text/csv' }, body: file },
  }) as const

const useImport = () => {
  const notify = useNotify()
  const redirect = useRedirect()
  const { t } = useLingui()
  const [file, setFile] = useState<File>()
  const [keepsMissing, setKeepsMissing] = useState(true)
  const [preview, setPreview] = useState<LocationImport>()
  const [problem, setProblem] = useState('')
  const [isBusy, setBusy] = useState(false)

  const show = async (chosen: File, keeps: boolean) => {
    setFile(chosen)
    setKeepsMissing(keeps)
    setPreview(undefined)
    setProblem('')
    setBusy(true)
    try {
      const { query, init } = toRequest(chosen, keeps)
      const path = '/admin/location-imports/preview'
      setPreview((await api.POST(path, { params: { query }, ...init })).data)
    } catch (error) {
      setProblem(errorMessage(error))
    }
    setBusy(false)
  }
  const apply = async () => {
    if (!file || !preview) return
    setBusy(true)
    try {
      const { query, init } = toRequest(file, keepsMissing)
      const params = { query: { ...query, digest: preview.digest } }
      await api.POST('/admin/location-imports', { params, ...init })
      notify(t`The locations have been imported. The public map shows them now.`, {
        type: 'success',
      })
      redirect('list', 'locations')
    } catch (error) {
      setProblem(errorMessage(error))
      setPreview(undefined)
    }
    setBusy(false)
  }
  return { file, keepsMissing, preview, problem, isBusy, show, apply }
}

/** Imports locations from a file, after a preview of every difference. */
export const LocationImportPage = () => {
  const { t } = useLingui()
  const notify = useNotify()
  const { file, keepsMissing, preview, problem, isBusy, show, apply } = useImport()
  const input = useRef<HTMLInputElement>(null)
  const save = () =>
    api.GET('/admin/locations.csv', { parseAs: 'blob' }).then(
      ({ data }) => saveFile(data, `${sectionLabel('locations')}-${today()}.csv`),
      (error: Error) => notify(error.message, { type: 'error' }),
    )
  const isReady = preview && preview.counts.problems === 0
  const isChange =
    preview && preview.counts.added + preview.counts.changed + preview.counts.removed > 0
  return (
    <Box sx={{ maxWidth: '70rem', py: 2 }}>
      <Title title={t`Import locations`} />
      <Card variant="outlined" sx={{ mb: 2 }}>
        <CardContent>
          <Typography sx={{ mb: 2, maxWidth: '70ch' }}>
            <Trans>
              Save the present locations, change them in Excel, save the file as “CSV UTF-8” and
              choose it here. You see every difference before anything changes.
            </Trans>
          </Typography>
          <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap', alignItems: 'center' }}>
            <Button variant="outlined" onClick={save}>
              <Trans>Save the present locations</Trans>
            </Button>
            <Button
              variant="contained"
              startIcon={<UploadIcon />}
              disabled={isBusy}
              onClick={() => input.current?.click()}
            >
              <Trans>Choose a file</Trans>
            </Button>
            <input
              ref={input}
              hidden
              type="file"
              accept=".csv,text/csv"
              aria-label={t`Choose a file`}
              onChange={({ target }) => {
                const [chosen] = target.files ?? []
                if (chosen) void show(chosen, keepsMissing)
                // The same file may be chosen again after a change.
                target.value = ''
              }}
            />
            {file && <Typography>{file.name}</Typography>}
          </Box>
          <FormControlLabel
            control={
              <Switch
                checked={!keepsMissing}
                onChange={(_event, isChecked) => file && show(file, !isChecked)}
                disabled={!file || isBusy}
              />
            }
            label={t`Delete locations that the file does not have`}
          />
        </CardContent>
      </Card>
      {problem && (
        <Alert severity="error" sx={{ mb: 2 }}>
          {problem} <Trans>Nothing has been changed.</Trans>
        </Alert>
      )}
      <div aria-live="polite">{preview && <ImportDifferences {...preview} />}</div>
      {preview && (
        <Box sx={{ display: 'flex', gap: 2, mt: 2 }}>
          <Button variant="contained" onClick={apply} disabled={!isReady || !isChange || isBusy}>
            <Trans>Import the changes</Trans>
          </Button>
          <Button component={Link} to="/locations">
            <Trans>Cancel</Trans>
          </Button>
        </Box>
      )}
    </Box>
  )
}
