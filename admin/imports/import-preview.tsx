import { plural } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import {
  Alert,
  Box,
  Button,
  Chip,
  FormControlLabel,
  LinearProgress,
  Paper,
  Switch,
  Typography,
} from '@mui/material'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Fragment, useState } from 'react'
import { api, codeOf, type Schemas } from '../api/client.ts'
import { errorMessage } from '../api/error-message.ts'
import { dayText, today } from '../i18n/swiss-time.ts'
import { CheckField } from '../screen/choices.tsx'
import { RowsTable } from './rows-table.tsx'
import { SheetChoice } from './sheet-choice.tsx'
import { type ImportTableName, importPath, importTables } from './tables.ts'
import { type ReadPart, toQuery, type Upload } from './use-import-rows.ts'

type Difference = Schemas['ImportDifference']

export type Applied = Schemas['AppliedImport']

const maxShown = 160

const short = (text: string) => (text.length > maxShown ? `${text.slice(0, maxShown)}…` : text)

const FieldDifference = ({ label, before, after }: Difference['fields'][number]) => (
  <Box sx={{ overflowWrap: 'anywhere' }}>
    <Trans>{label}:</Trans> {before !== '' && <del>{short(before)}</del>}{' '}
    <strong>{short(after)}</strong>
  </Box>
)

const WrongRows = ({ read, count }: { read: ReadPart; count: number }) => {
  const { t } = useLingui()
  return (
    <Box component="section" sx={{ mt: 3 }}>
      <Typography variant="h6" component="h3">
        <Plural value={count} one="# invalid row" other="# invalid rows" />
      </Typography>
      <RowsTable
        part="errors"
        read={read}
        label={t`Invalid rows`}
        headings={[t`Row`, t`Column`, t`Error`]}
        cells={({ row, column, message }) => [row, column || t`whole row`, message]}
      />
    </Box>
  )
}

const Differences = ({ read }: { read: ReadPart }) => {
  const { t } = useLingui()
  return (
    <Box component="section" sx={{ mt: 3 }}>
      <Typography variant="h6" component="h3">
        {t`What changes`}
      </Typography>
      <RowsTable
        part="differences"
        read={read}
        label={t`What changes`}
        headings={[t`Row`, t`Name`, t`Before and after`]}
        cells={({ row, name, state, isUnusual, fields }) => [
          row ?? '–',
          { created: t`New: ${name}`, changed: name, removed: t`Deleted: ${name}` }[state],
          <Fragment key={`${row} ${name}`}>
            {fields.map((field) => (
              <FieldDifference key={field.label} {...field} />
            ))}
            {isUnusual && (
              <Chip size="small" color="warning" label={t`Unusual price`} sx={{ mt: 0.5 }} />
            )}
          </Fragment>,
        ]}
      />
    </Box>
  )
}

type ImportPreviewProps = {
  table: ImportTableName
  upload: Upload
  /** First day of the prices; '' or today: immediately. */
  from: string
  onApplied: (applied: Applied) => void
  onCancel: () => void
}

/** What a file would change, row by row, before it is imported. */
export const ImportPreview = ({ table, upload, from, onApplied, onCancel }: ImportPreviewProps) => {
  const { t } = useLingui()
  const [sheet, setSheet] = useState('')
  const [removesMissing, setRemovesMissing] = useState(false)
  const [rightRowsOnly, setRightRowsOnly] = useState(false)
  const [acceptsUnusualPrice, setAcceptsUnusualPrice] = useState(false)
  const read: ReadPart = { table, fileId: upload.id, sheet, from, removesMissing }
  const { data, error, refetch } = useQuery({
    queryKey: ['imports', 'preview', read],
    queryFn: async () => {
      const params = { path: { id: upload.id }, query: toQuery(read) }
      return (await api.GET(importPath(table, '/files/{id}'), { params })).data
    },
    retry: false,
  })
  const apply = useMutation({
    mutationFn: (hash: string) => {
      const body = {
        fileId: upload.id,
        fileName: upload.fileName || t`Imported file`,
        sheet: sheet || undefined,
        from: from || undefined,
        removesMissing,
        hash,
        rightRowsOnly,
        acceptsUnusualPrice,
      }
      return api.POST(importPath(table, ''), { body })
    },
    onSuccess: ({ data: applied }) => onApplied(applied),
    onError: async (failure) => {
      if (codeOf(failure) === 'preview_outdated') await refetch()
    },
  })
  const restart = () => {
    setRightRowsOnly(false)
    setAcceptsUnusualPrice(false)
    apply.reset()
  }
  const choices = (
    <>
      <SheetChoice
        sheets={upload.sheets}
        value={sheet}
        onChange={(name) => {
          setSheet(name)
          restart()
        }}
      />
      {importTables[table].mayRemove && (
        <FormControlLabel
          sx={{ display: 'flex', mt: 1 }}
          control={
            <Switch
              checked={removesMissing}
              onChange={(_event, isChecked) => {
                setRemovesMissing(isChecked)
                restart()
              }}
            />
          }
          label={t`Delete what the file does not have`}
        />
      )}
    </>
  )
  if (error)
    return (
      <>
        <Alert severity="error" sx={{ mt: 2 }}>
          <strong>{t`“${upload.fileName}” cannot be imported. Nothing was changed.`}</strong>
          <br />
          {errorMessage(error)}
        </Alert>
        {choices}
      </>
    )
  if (!data) return <LinearProgress sx={{ mt: 2 }} aria-label={t`Comparing the file…`} />
  const { created, changed, removed, unchanged, wrong, unusual, examples, ignoredColumns, hash } =
    data
  const count = created + changed + removed
  const columns = ignoredColumns.join(', ')

  return (
    <Paper variant="outlined" sx={{ p: 3, mt: 2 }}>
      <Typography variant="h5" component="h2">
        {upload.fileName}
      </Typography>
      {choices}
      <Typography sx={{ mt: 1 }}>
        <Plural value={changed} one="# record changes" other="# records change" />
        {', '}
        <Plural value={created} one="# is new" other="# are new" />
        {', '}
        {removed > 0 && (
          <>
            <Plural value={removed} one="# is deleted" other="# are deleted" />
            {', '}
          </>
        )}
        <Plural value={unchanged} one="# row changes nothing" other="# rows change nothing" />.
      </Typography>
      {wrong > 0 && (
        <Alert severity="error" sx={{ mt: 2 }}>
          <Trans>
            Some rows are invalid. Nothing is imported unless you correct the file, or import only
            the valid rows.
          </Trans>
        </Alert>
      )}
      {unusual > 0 && (
        <Alert severity="warning" sx={{ mt: 2 }}>
          <Plural
            value={unusual}
            one="# price is 0.00, or more than half above or below the current price."
            other="# prices are 0.00, or more than half above or below the current price."
          />
          <CheckField
            label={t`I have checked these prices: they are correct`}
            isChecked={acceptsUnusualPrice}
            onChange={setAcceptsUnusualPrice}
            sx={{ display: 'flex', mt: 1 }}
          />
        </Alert>
      )}
      {ignoredColumns.length > 0 && (
        <Alert severity="info" sx={{ mt: 2 }}>
          {t`These columns are not known and will be ignored: ${columns}`}
        </Alert>
      )}
      {examples > 0 && (
        <Alert severity="info" sx={{ mt: 2 }}>
          {t`The example of the template is left out.`}
        </Alert>
      )}
      {count === 0 && wrong === 0 && (
        <Alert severity="info" sx={{ mt: 2 }}>
          {unchanged > 0
            ? t`The file changes nothing: all its values are stored already.`
            : t`The file has no rows to import yet.`}
        </Alert>
      )}
      {wrong > 0 && <WrongRows key={`${hash} wrong`} read={read} count={wrong} />}
      {count > 0 && <Differences key={hash} read={read} />}
      {apply.error && (
        <Alert severity="error" sx={{ mt: 2 }}>
          {errorMessage(apply.error)}
        </Alert>
      )}
      <Box sx={{ display: 'flex', gap: 1, mt: 2, flexWrap: 'wrap', alignItems: 'center' }}>
        {wrong > 0 && count > 0 && !removesMissing && (
          <CheckField
            label={t`Import the valid rows only`}
            isChecked={rightRowsOnly}
            onChange={setRightRowsOnly}
          />
        )}
        <Button
          variant="contained"
          disabled={
            count === 0 || (wrong > 0 && !rightRowsOnly) || (unusual > 0 && !acceptsUnusualPrice)
          }
          loading={apply.isPending}
          onClick={() => apply.mutate(hash)}
        >
          {from > today()
            ? t`${plural(count, { one: 'Plan # change', other: 'Plan # changes' })} from ${dayText(from)}`
            : t`${plural(count, { one: 'Apply # change', other: 'Apply # changes' })}`}
        </Button>
        <Button onClick={onCancel}>{t`Cancel`}</Button>
      </Box>
    </Paper>
  )
}
