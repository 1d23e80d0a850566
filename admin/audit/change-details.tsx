import { Trans, useLingui } from '@lingui/react/macro'
import {
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material'
import { useRecordContext } from 'react-admin'
import { isLanguage } from '../../domain/language.ts'
import { centimes, formatFrancs } from '../../domain/money.ts'
import type { components } from '../api/generated/api.ts'
import { languageNames } from '../i18n/language-names.ts'
import { dayText, timeText } from '../i18n/swiss-time.ts'
import { findCodeName, findFieldName } from './audit-fields.ts'
import { type ChangedField, changedFields } from './changed-fields.ts'

export type AuditEvent = components['schemas']['AuditEvent']

const day = /^\d{4}-\d{2}-\d{2}$/
const instant = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/

/** Names as code writes them, as words: 'title_suffix', 'titleSuffix' → 'title suffix'. */
const wordsOf = (name: string) =>
  name
    .replaceAll('_', ' ')
    .replaceAll(/([a-z])([A-Z0-9])/g, '$1 $2')
    .toLowerCase()

/** Prices are stored in centimes, discounts in hundredths of a percent. */
const numberText = (name: string, value: number) => {
  if (name === 'price') return `CHF ${formatFrancs(centimes(value))}`
  return name === 'discountRate' ? `${value / 100} %` : String(value)
}

const usePresented = (resource: string) => {
  const { t, i18n } = useLingui()
  const partName = (part: string, parent: string | undefined): string => {
    const name = findFieldName(part, parent)
    if (name) return i18n._(name)
    if (isLanguage(part)) return i18n._(languageNames[part])
    const [, base = '', language = ''] = /^(.+)_(fr|en|de|it)$/.exec(part) ?? []
    if (isLanguage(language)) return `${partName(base, parent)}, ${i18n._(languageNames[language])}`
    const [, block] = /^block(\d+)$/.exec(part) ?? []
    return block ? t`Block ${block}` : wordsOf(part)
  }
  const pathName = (path: readonly string[]) =>
    path.map((part, at) => partName(part, path[at - 1])).join(' · ')

  const valueText = (name: string, value: unknown): string => {
    if (value === undefined || value === null || value === '') return '–'
    if (Array.isArray(value)) return value.map((each) => valueText(name, each)).join(', ') || '–'
    if (typeof value === 'boolean') return value ? t`Yes` : t`No`
    if (typeof value === 'number') return numberText(name, value)
    const text = String(value)
    if (day.test(text)) return dayText(text)
    if (instant.test(text)) return timeText(text)
    if (name === 'language' && isLanguage(text)) return i18n._(languageNames[text])
    const code = findCodeName(resource, name, text)
    return code ? i18n._(code) : text
  }
  return { pathName, valueText }
}

type RowProps = { field: ChangedField; resource: string; has: { before: boolean; after: boolean } }

const Row = ({ field: { path, before, after }, resource, has }: RowProps) => {
  const { pathName, valueText } = usePresented(resource)
  const name = path.at(-1) ?? ''
  const cell = { overflowWrap: 'anywhere', whiteSpace: 'pre-line', verticalAlign: 'top' } as const
  return (
    <TableRow>
      <TableCell component="th" scope="row" sx={cell}>
        {pathName(path)}
      </TableCell>
      {has.before && <TableCell sx={cell}>{valueText(name, before)}</TableCell>}
      {has.after && <TableCell sx={cell}>{valueText(name, after)}</TableCell>}
    </TableRow>
  )
}

/** What an event of the change log changed: one row for each value, before and after. */
export const ChangeDetails = () => {
  const event = useRecordContext<AuditEvent>()
  if (!event) return null
  const { resource, before, after } = event
  const fields = changedFields(before, after)
  if (fields.length === 0)
    return (
      <Typography variant="body2" sx={{ p: 2 }}>
        <Trans>No details were recorded.</Trans>
      </Typography>
    )
  const has = { before: Boolean(before), after: Boolean(after) }
  return (
    <TableContainer sx={{ px: 2, pb: 2 }}>
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>
              <Trans>What</Trans>
            </TableCell>
            {has.before && (
              <TableCell>
                <Trans>Before</Trans>
              </TableCell>
            )}
            {has.after && (
              <TableCell>
                <Trans>After</Trans>
              </TableCell>
            )}
          </TableRow>
        </TableHead>
        <TableBody>
          {fields.map((field) => (
            <Row key={field.path.join(' ')} field={field} resource={resource} has={has} />
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  )
}
