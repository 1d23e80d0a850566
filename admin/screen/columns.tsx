import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react/macro'
import { Box, Chip, type ChipProps, TableCell, TableHead, TableRow } from '@mui/material'
import type { ComponentType, ReactNode } from 'react'
import { DataTable, type DataTableColumnProps, useFieldValue } from 'react-admin'
import { dateText, dayText, timeText } from '../i18n/swiss-time.ts'

/** A column by which a list cannot be sorted. */
export const UnsortedCol = <Item extends object>(props: DataTableColumnProps<Item>) => (
  <DataTable.Col<Item> disableSort {...props} />
)

/** `render` of a column: a component that takes the fields of the record. */
export const cell =
  <Item extends object>(Cell: ComponentType<Item>) =>
  (record: Item) => <Cell {...record} />

const fieldOf =
  (text: (value: string | null | undefined) => string) =>
  ({ source }: { source: string }) =>
    text(useFieldValue({ source }))

/** `field` of a column of days: '24.12.2026'. */
export const DayField = fieldOf(dayText)

/** `field` of a column of instants, without their time. */
export const DateField = fieldOf(dateText)

/** `field` of a column of instants: '24.12.2026, 10:05'. */
export const TimeField = fieldOf(timeText)

/** What identifies a record, above what else is known of it. */
export const TwoLines = ({ first, second }: { first: ReactNode; second: ReactNode }) => (
  <Box>
    <Box sx={{ fontWeight: 500 }}>{first}</Box>
    <Box sx={{ color: 'text.secondary' }}>{second}</Box>
  </Box>
)

type StateChipProps<State extends string> = {
  state: State
  names: Readonly<Record<State, MessageDescriptor>>
  colours: Readonly<Record<State, ChipProps['color']>>
}

/** The state of a record; the colour repeats the text. */
export const StateChip = <State extends string>(props: StateChipProps<State>) => {
  const { t } = useLingui()
  const { state, names, colours } = props
  return <Chip size="small" variant="outlined" color={colours[state]} label={t(names[state])} />
}

type HeadRowProps = {
  names: readonly string[]
  /** Names of columns of numbers, which come last. */
  numbers?: readonly string[]
}

/** The head of a table that is no list of react-admin. */
export const HeadRow = ({ names, numbers = [] }: HeadRowProps) => (
  <TableHead>
    <TableRow>
      {names.map((name) => (
        <TableCell key={name}>{name}</TableCell>
      ))}
      {numbers.map((name) => (
        <TableCell key={name} align="right">
          {name}
        </TableCell>
      ))}
    </TableRow>
  </TableHead>
)
