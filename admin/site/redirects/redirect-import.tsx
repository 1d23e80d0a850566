import { msg } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import ImportIcon from '@mui/icons-material/UploadFileOutlined'
import {
  Alert,
  Button,
  Chip,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
} from '@mui/material'
import { useRef, useState } from 'react'
import { useNotify, useRefresh } from 'react-admin'
import { api, type Schemas } from '../../api/client.ts'

type Row = Schemas['RedirectImport']['rows'][number]
type Preview = { text: string; rows: Row[] }

const stateLabels = {
  new: msg`New redirect`,
  changed: msg`Changed`,
  same: msg`Unchanged`,
  invalid: msg`Invalid`,
} as const

const stateColours = {
  new: 'success',
  changed: 'warning',
  same: 'default',
  invalid: 'error',
} as const

/** Rows shown; invalid ones first. */
const mostRows = 200

const sendRows = (text: string, apply: boolean) =>
  api.POST('/admin/redirect-imports', { body: { text, apply } })

/** Excel writes Windows-1252 unless it is told otherwise. */
const readText = async (file: File) => {
  const bytes = await file.arrayBuffer()
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

const PreviewTable = ({ rows }: { rows: readonly Row[] }) => {
  const { t } = useLingui()
  const sorted = rows.toSorted((one, other) => Number(!one.problem) - Number(!other.problem))
  return (
    <Table size="small">
      <TableHead>
        <TableRow>
          <TableCell>{t`Row`}</TableCell>
          <TableCell>{t`Former address`}</TableCell>
          <TableCell>{t`New address`}</TableCell>
          <TableCell>{t`State`}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {sorted.slice(0, mostRows).map(({ row, from, to, state, problem }) => (
          <TableRow key={row}>
            <TableCell>{row}</TableCell>
            <TableCell sx={{ overflowWrap: 'anywhere' }}>{from}</TableCell>
            <TableCell sx={{ overflowWrap: 'anywhere' }}>{to}</TableCell>
            <TableCell>
              <Chip size="small" color={stateColours[state]} label={t(stateLabels[state])} />
              {problem && <div>{problem}</div>}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}

/** Imports redirects from a CSV file after a preview of every row. */
export const RedirectImport = () => {
  const { t } = useLingui()
  const notify = useNotify()
  const refresh = useRefresh()
  const input = useRef<HTMLInputElement>(null)
  const [preview, setPreview] = useState<Preview>()
  const invalid = preview?.rows.filter(({ state }) => state === 'invalid').length ?? 0
  const changes = preview?.rows.filter(({ state }) => state === 'new' || state === 'changed').length

  const attempt = async (act: () => Promise<void>) => {
    try {
      await act()
    } catch (cause) {
      notify(cause instanceof Error ? cause.message : 'ra.notification.http_error', {
        type: 'error',
      })
    }
  }
  const read = (file: File) =>
    attempt(async () => {
      const text = await readText(file)
      setPreview({ text, rows: (await sendRows(text, false)).data.rows })
    })
  const apply = ({ text }: Preview) =>
    attempt(async () => {
      const { rows, isApplied } = (await sendRows(text, true)).data
      if (!isApplied) return setPreview({ text, rows })
      setPreview(undefined)
      notify(t`The redirects have been imported.`, { type: 'success' })
      refresh()
    })

  return (
    <>
      <Button size="small" startIcon={<ImportIcon />} onClick={() => input.current?.click()}>
        <Trans>Import</Trans>
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept=".csv,text/csv"
        aria-label={t`CSV file with redirects`}
        onChange={({ target }) => {
          const file = target.files?.[0]
          if (file) void read(file)
          target.value = ''
        }}
      />
      <Dialog
        open={preview !== undefined}
        onClose={() => setPreview(undefined)}
        maxWidth="md"
        fullWidth
        aria-labelledby="redirect-import"
      >
        <DialogTitle id="redirect-import">
          <Trans>Import redirects</Trans>
        </DialogTitle>
        <DialogContent>
          {invalid > 0 ? (
            <Alert severity="error">
              <Plural
                value={invalid}
                one="# row is invalid. Nothing is imported until the file is corrected."
                other="# rows are invalid. Nothing is imported until the file is corrected."
              />
            </Alert>
          ) : (
            <Alert severity="info">
              <Plural
                value={changes ?? 0}
                one="# redirect will be added or changed. All others stay."
                other="# redirects will be added or changed. All others stay."
              />
            </Alert>
          )}
          <PreviewTable rows={preview?.rows ?? []} />
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setPreview(undefined)}>
            <Trans>Cancel</Trans>
          </Button>
          <Button
            variant="contained"
            disabled={invalid > 0 || !changes}
            onClick={() => preview && void apply(preview)}
          >
            <Plural value={changes ?? 0} one="Import # redirect" other="Import # redirects" />
          </Button>
        </DialogActions>
      </Dialog>
    </>
  )
}
