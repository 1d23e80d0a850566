import { useLingui } from '@lingui/react/macro'
import { Box, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material'
import { type Change, diffWords } from 'diff'
import { use } from 'react'
import type { EditorField } from '../../../blocks/fields.ts'
import { blockManifest, isBlockType } from '../../../blocks/manifest.ts'
import type { PageContent } from '../../../domain/content/page-content.ts'
import { comparePages, type PageDifference } from '../../../domain/content/page-difference.ts'
import { labelled } from '../../../messages/labelled.ts'
import { drawingAddress } from '../../media/drawing-choice.tsx'
import { blockNames } from '../blocks/block-names.ts'
import { choiceNames, type FieldName, fieldNames } from '../blocks/field-names.ts'
import { EditedPageContext } from '../blocks/fields/field-context.ts'
import { productTitle, titleOfTarget } from '../blocks/fields/link-targets.ts'
import { useTitle } from '../blocks/fields/use-found.ts'
import { iconNames } from '../blocks/icon-names.ts'
import { plainText } from '../rich-text/plain-text.ts'
import { headNames } from './head-names.ts'

type Path = readonly (string | number)[]

/** The field of a block at a path: `['columns', 0, 'title']`. */
const fieldAt = (type: string, path: Path): EditorField | undefined => {
  if (!isBlockType(type)) return undefined
  let fields: Readonly<Record<string, EditorField>> = blockManifest[type].definition.fields
  let found: EditorField | undefined
  for (const part of path.filter((each) => typeof each === 'string')) {
    found = fields[part]
    fields = found?.type === 'list' ? found.of : {}
  }
  return found
}

/** Fields whose stored value is no text for people. */
const codedTypes = [
  'image',
  'link',
  'file',
  'product',
  'topic',
  'icon',
  'select',
  'switch',
] as const
type Coded = (typeof codedTypes)[number]

const codedType = (field: EditorField | undefined): Coded | undefined =>
  codedTypes.find((type) => type === field?.type)

const loaders = {
  link: titleOfTarget,
  file: titleOfTarget,
  product: productTitle,
} as const

const noTitle = async () => undefined

/** A stored value as people know it: a picture, the name of a page or product, a choice. */
const FieldValue = ({ type, value }: { type: Coded; value: string }) => {
  const { t } = useLingui()
  const { pages } = use(EditedPageContext)
  const load = type in loaders ? loaders[type as keyof typeof loaders] : noTitle
  const page = pages.find(
    (each) => each.value === value || (type === 'topic' && each.id === `health.${value}`),
  )
  const title = useTitle(page ? '' : value, load)
  if (value === '') return null
  if (type === 'image')
    return (
      <Box
        component="img"
        alt=""
        src={value.includes('/') ? value : drawingAddress(value)}
        sx={{ maxWidth: '100%', maxHeight: 120 }}
      />
    )
  if (type === 'switch') return value === 'true' ? t`Yes` : t`No`
  const named = type === 'select' ? choiceNames[value] : type === 'icon' ? iconNames[value] : null
  return named ? t(named) : (page?.title ?? (title || value))
}

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
    return names.length > 0 ? t(labelled(names.join(' '), last)) : last
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
            {at + 1}.{' '}
            {t(labelled(isBlockType(type) ? t(blockNames[type].name) : type, changeNames[change]))}
          </Typography>
          {fields.length > 0 && table(fields, fieldName, (path) => fieldAt(type, path))}
        </Box>
      ))}
    </>
  )
}
