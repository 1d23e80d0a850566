import { useLingui } from '@lingui/react/macro'
import UploadIcon from '@mui/icons-material/Upload'
import { Box, Button, Card, Typography } from '@mui/material'
import { Link } from 'react-router'
import { isPermitted, useSession } from '../access/session.ts'
import type { Schemas } from '../api/client.ts'
import { dayText, timeText } from '../i18n/swiss-time.ts'
import { cell, NumberCol, TimeField, UnsortedCol } from '../screen/columns.tsx'
import { ListScreen } from '../screen/list-screen.tsx'
import { allTables, importSection, importTables } from './tables.ts'
import { TemplateButton } from './template-button.tsx'
import { UndoImportButton } from './undo-import-button.tsx'

type TableImport = Schemas['TableImport']

const Undo = ({ id, table, undoneAt }: TableImport) => {
  const { t } = useLingui()
  if (!undoneAt) return <UndoImportButton id={id} table={table} />
  const time = timeText(undoneAt)
  return t`Undone on ${time}`
}

const Col = UnsortedCol<'imports'>

/** Every table with its import and its template, for those who may import it. */
const ImportChoice = () => {
  const { t } = useLingui()
  const session = useSession()
  const tables = allTables.filter((table) =>
    isPermitted(session, `${importTables[table].resource}.write`),
  )
  if (tables.length === 0) return null
  return (
    <Box component="section" aria-labelledby="import" sx={{ mt: 2 }}>
      <Typography variant="h6" component="h2" id="import">
        {t`Import a file`}
      </Typography>
      <Box
        component="ul"
        sx={{
          display: 'grid',
          gap: 1,
          gridTemplateColumns: 'repeat(auto-fill, minmax(17rem, 1fr))',
          listStyle: 'none',
          m: 0,
          p: 0,
        }}
      >
        {tables.map((table) => (
          <Card
            key={table}
            variant="outlined"
            component="li"
            sx={{ px: 1, py: 0.5, display: 'grid', justifyItems: 'start' }}
          >
            <Button
              size="small"
              component={Link}
              to={`/${importSection(table)}`}
              startIcon={<UploadIcon />}
            >
              {t(importTables[table].label)}
            </Button>
            <TemplateButton table={table} isNamed />
          </Card>
        ))}
      </Box>
    </Box>
  )
}

/** Imported files with what they changed, and undo. */
export const ImportList = () => {
  const { t } = useLingui()
  const firstDay = ({ validFrom }: TableImport) => (validFrom ? dayText(validFrom) : t`immediately`)
  return (
    <ListScreen
      rowClick={false}
      above={<ImportChoice />}
      nothing={t`Nothing has been imported yet.`}
    >
      <Col source="importedAt" label={t`Time`} field={TimeField} />
      <Col source="table" label={t`Table`} render={({ table }) => t(importTables[table].name)} />
      <Col source="fileName" label={t`File`} />
      <Col source="author" label={t`Imported by`} />
      <Col source="validFrom" label={t`Valid from`} render={firstDay} />
      <NumberCol<'imports'> source="changed" label={t`Changed`} disableSort />
      <NumberCol<'imports'> source="created" label={t`Added`} disableSort />
      <NumberCol<'imports'> source="removed" label={t`Deleted`} disableSort />
      <Col label={t`Action`} render={cell(Undo)} />
    </ListScreen>
  )
}
