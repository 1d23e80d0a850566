import { useLingui } from '@lingui/react/macro'
import { Box, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material'
import { type Change, diffWords } from 'diff'
import type { EditorField } from '../../../blocks/fields.ts'
import { isBlockType } from '../../../blocks/manifest.ts'
import type { PageContent } from '../../../domain/content/page-content.ts'
import { comparePages, type PageDifference } from '../../../domain/content/page-difference.ts'
import { blockNames } from '../blocks/block-names.ts'
import { type FieldName, fieldNames } from '../blocks/field-names.ts'
import { plainText } from '../rich-text/plain-text.ts'
import { codedType, FieldValue, fieldAt } from './field-value.tsx'
import { headNames } from './head-names.ts'

type Field = PageDifference['head'][number]

/** One side of a text: what only the other side has is omitted. */
const Side = ({ parts, side }: { parts: readonly Change[]; side: 'before' | 'after' }) => (
  <Box sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
    {parts.map(({ value, added, removed }, at) => {
      if (!added && !removed) return <span key={at}>{value}</span>
      if (side === 'before' ? added : removed) return null
      const Mark = side === 'before' ? 'del' : 'ins'
      return (
        <Box key={at} component={Mark} sx={{ bgcolor: side === 'before' ? '#f6dcd8' : '#dcecd0' }}>
          {value}
        </Box>
      )
    })}
  </Box>
)

type RowProps = { name: string; field: Field; definition: EditorField | undefined }

const FieldRow = ({ name, field, definition }: RowProps) => {
  const coded = codedType(definition)
  const shown = definition?.type === 'richtext' ? plainText : (text: string) => text
  const parts = coded ? [] : diffWords(shown(field.before), shown(field.after))
  const side = (which: 'before' | 'after') =>
    coded ? <FieldValue type={coded} value={field[which]} /> : <Side parts={parts} side={which} />
  return (
    <TableRow>
      <TableCell component="th" scope="row" sx={{ verticalAlign: 'top', width: '22%' }}>
        {name}
      </TableCell>
      <TableCell sx={{ verticalAlign: 'top' }}>{side('before')}</TableCell>
      <TableCell sx={{ verticalAlign: 'top' }}>{side('after')}</TableCell>
    </TableRow>
  )
}

/** Images of the head; its other fields are texts. */
const headField = ([name]: Field['path']): EditorField | undefined =>
  name === 'picture' || name === 'preview' ? { type: 'image' } : undefined

const useFieldName = () => {
  const { t, i18n } = useLingui()
  /** 'Columns 2: Title' */
  return (path: Field['path']) => {
    const names = path.map((part) =>
      typeof part === 'number' ? String(part + 1) : i18n._(fieldNames[part as FieldName] ?? part),
    )
    const last = names.pop() ?? t`Text`
    return names.length > 0 ? `${names.join(' ')}: ${last}` : last
  }
}

type Props = {
  before: PageContent
  after: PageContent
  beforeName: string
  afterName: string
}

/** What differs between two contents of a page, in words and side by side. */
export const DifferenceView = ({ before, after, beforeName, afterName }: Props) => {
  const { t, i18n } = useLingui()
  const fieldName = useFieldName()
  const { head, blocks } = comparePages(before, after)
  if (head.length + blocks.length === 0)
    return <Typography>{t`There is no difference.`}</Typography>
  const changeNames = { added: t`added`, removed: t`removed`, changed: t`changed` }
  const table = (
    rows: readonly Field[],
    nameOf: (path: Field['path']) => string,
    definitionOf: (path: Field['path']) => EditorField | undefined,
  ) => (
    <Table size="small" sx={{ tableLayout: 'fixed', mb: 3 }}>
      <TableHead>
        <TableRow>
          <TableCell sx={{ width: '22%' }}>{t`Field`}</TableCell>
          <TableCell>{beforeName}</TableCell>
          <TableCell>{afterName}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map((field) => (
          <FieldRow
            key={field.path.join('.')}
            name={nameOf(field.path)}
            field={field}
            definition={definitionOf(field.path)}
          />
        ))}
      </TableBody>
    </Table>
  )
  return (
    <>
      {head.length > 0 && (
        <Box component="section">
          <Typography variant="subtitle1" component="h3" gutterBottom>
            {t`The page`}
          </Typography>
          {table(
            head,
            ([first = 'title']) =>
              i18n._(headNames[first as keyof typeof headNames] ?? String(first)),
            headField,
          )}
        </Box>
      )}
      {blocks.map(({ type, at, change, fields }) => (
        <Box key={`${change}-${at}`} component="section">
          <Typography variant="subtitle1" component="h3" gutterBottom>
            {at + 1}. {isBlockType(type) ? i18n._(blockNames[type].name) : type}:{' '}
            {changeNames[change]}
          </Typography>
          {fields.length > 0 && table(fields, fieldName, (path) => fieldAt(type, path))}
        </Box>
      ))}
    </>
  )
}
