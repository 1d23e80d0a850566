import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react/macro'
import { Box, Chip, type ChipProps, TableCell, TableHead, TableRow } from '@mui/material'
import type { ComponentType, ReactNode } from 'react'
import { DataTable, type DataTableColumnProps, useFieldValue } from 'react-admin'
import type { Path } from 'react-hook-form'
import type { ListName, ListRow, ListSort } from '../api/resources.ts'
import { dateText, dayText, timeText } from '../i18n/swiss-time.ts'

type ColProps<Name extends ListName> = DataTableColumnProps<ListRow<Name>>

type UnsortedColProps<Name extends ListName> = ColProps<Name> & { source?: Path<ListRow<Name>> }

type ListColProps<Name extends ListName> =
  | (UnsortedColProps<Name> & ({ disableSort: true } | { source: ListSort<Name> }))
  | (ColProps<Name> & { source: ListSort<Name>; render: ColProps<Name>['render'] })

/** A column of a list. Its `source` is a field of the rows, and without `disableSort` a sort of the API. */
export const ListCol = DataTable.Col as <Name extends ListName>(
  props: ListColProps<Name>,
) => ReactNode

export const NumberCol = DataTable.NumberCol as typeof ListCol

/** A column by which a list cannot be sorted. */
export const UnsortedCol = <Name extends ListName>(props: UnsortedColProps<Name>) => (
  <DataTable.Col<ListRow<Name>> disableSort {...props} />
)

/** `render` of a column: a component that takes the fields of the record. */
export const cell =
  <Item extends object>(Cell: ComponentType<Item>) =>
  (record: Item) => <Cell {...record} />

const fieldOf =
  (text: (value: string | null | undefined) => string) =>
  ({ source }: { source: string }) => {
    const value = useFieldValue({ source })
    return value ? text(value) : null
  }

/** `field` of a column of days: '24.12.2026'. */
export const DayField = fieldOf(dayText)

/** `field` of a column of instants, without their time. */
export const DateField = fieldOf(dateText)

/** `field` of a column of instants: '24.12.2026, 10:05'. */
export const TimeField = fieldOf(timeText)

/** What identifies a record, above what else is known of it. */
export const TwoLines = ({ first, second }: { first: ReactNode; second: ReactNode }) => (
  <Box className="two-lines" sx={{ lineHeight: '17px' }}>
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
