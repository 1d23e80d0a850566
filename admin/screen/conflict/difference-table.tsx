import { Trans, useLingui } from '@lingui/react/macro'
import {
  FormControlLabel,
  Radio,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
} from '@mui/material'
import { useResourceContext } from 'react-admin'
import { findFieldName } from '../../audit/audit-fields.ts'
import { usePresentedValues } from '../../audit/presented-values.ts'
import { findFieldLabel } from './field-label.ts'
import type { Difference } from './record-differences.ts'

export type Choice = 'mine' | 'theirs'

/** The change log calls customers otherwise. */
const auditNames: Readonly<Record<string, string>> = { accounts: 'customers' }

const cell = {
  width: '36%',
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
  verticalAlign: 'top',
} as const

/** Names of values by the labels of the form, otherwise as in the change log. */
const useLabels = (resource: string) => {
  const { pathName, valueText } = usePresentedValues(auditNames[resource] ?? resource)
  const labelOf = (path: string) => {
    const names = path.split('.')
    const label = findFieldLabel(path)
    if (!label) return pathName(names)
    const parent = names.slice(0, -1).filter((name) => findFieldName(name, undefined))
    return label.isComplete || parent.length === 0
      ? label.text
      : `${pathName(parent)} · ${label.text}`
  }
  return { labelOf, textOf: (path: string, value: unknown) => valueText(lastOf(path), value) }
}

const lastOf = (path: string) => path.split('.').at(-1) ?? ''

/** Values that no screen shows, such as an address made of others. */
const isNamed = ({ path }: Difference) =>
  findFieldLabel(path) !== undefined || findFieldName(lastOf(path), undefined) !== undefined

type Props = {
  differences: readonly Difference[]
  choices: Readonly<Record<string, Choice>>
  onChoose: (path: string, choice: Choice) => void
}

/** The own entries beside what somebody else has saved; where both changed, one is chosen. */
export const DifferenceTable = ({ differences, choices, onChoose }: Props) => {
  const { t } = useLingui()
  const { labelOf, textOf } = useLabels(useResourceContext() ?? '')
  const shown = [
    ...differences.filter(({ isContested }) => isContested),
    ...differences.filter((each) => !each.isContested && isNamed(each)),
  ]
  if (shown.length === 0) return null
  const option = (path: string, choice: Choice, value: unknown) => {
    const text = textOf(path, value)
    const label = labelOf(path)
    const name = choice === 'mine' ? t`${label}, my entry: ${text}` : t`${label}, saved: ${text}`
    return (
      <FormControlLabel
        sx={{ alignItems: 'flex-start', m: 0 }}
        control={
          <Radio
            size="small"
            sx={{ py: 0.25, pl: 0 }}
            name={`choice ${path}`}
            checked={choices[path] === choice}
            onChange={() => onChoose(path, choice)}
            slotProps={{ input: { 'aria-label': name } }}
          />
        }
        label={text}
        slotProps={{ typography: { variant: 'body2', sx: { py: 0.5 } } }}
      />
    )
  }
  return (
    <TableContainer>
      <Table size="small" aria-label={t`Both entries`}>
        <TableHead>
          <TableRow>
            <TableCell>
              <Trans>What</Trans>
            </TableCell>
            <TableCell>
              <Trans>My entry</Trans>
            </TableCell>
            <TableCell>
              <Trans>Saved in the meantime</Trans>
            </TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {shown.map(({ path, mine, theirs, isContested }) => (
            <TableRow key={path}>
              <TableCell component="th" scope="row" sx={{ ...cell, width: '28%' }}>
                {labelOf(path)}
              </TableCell>
              <TableCell sx={{ ...cell, color: isContested ? undefined : 'text.secondary' }}>
                {isContested ? option(path, 'mine', mine) : <Trans>Not changed</Trans>}
              </TableCell>
              <TableCell sx={cell}>
                {isContested ? option(path, 'theirs', theirs) : textOf(path, theirs)}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  )
}
