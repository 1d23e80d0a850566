import { Trans, useLingui } from '@lingui/react/macro'
import {
  Box,
  Link as MuiLink,
  type SxProps,
  TableCell,
  TableHead,
  TableRow,
  type Theme,
} from '@mui/material'
import {
  Children,
  cloneElement,
  createContext,
  createElement,
  isValidElement,
  type KeyboardEvent,
  type ReactNode,
  useContext,
  useEffect,
  useRef,
} from 'react'
import {
  BulkActionsToolbar,
  DataTable,
  DataTableBody,
  type DataTableColumnProps,
  type DataTableProps,
  DataTableRow,
  type DataTableRowProps,
  type RaRecord,
  SelectAllButton,
  SelectPageCheckbox,
  useCreatePath,
  useDataTableCallbacksContext,
  useDataTableConfigContext,
  useListContext,
  useRecordContext,
  useResourceContext,
} from 'react-admin'
import { Link } from 'react-router'
import { useShortcut } from './shortcuts.ts'

/** For screen readers only. */
const hidden = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const

/** Headings of a list. react-admin leaves the one above the buttons that open a row empty. */
const TableHeading = ({ children }: { children?: ReactNode }) => {
  const { expand, hasBulkActions = false } = useDataTableConfigContext()
  const { handleToggleItem } = useDataTableCallbacksContext()
  return (
    <TableHead className="RaDataTable-thead">
      <TableRow className="RaDataTable-row RaDataTable-headerRow">
        {expand && (
          <TableCell padding="none" className="RaDataTable-headerCell RaDataTable-expandHeader">
            <Box component="span" sx={hidden}>
              <Trans>Details</Trans>
            </Box>
          </TableCell>
        )}
        {hasBulkActions && handleToggleItem && (
          <TableCell padding="checkbox" className="RaDataTable-headerCell">
            <SelectPageCheckbox />
          </TableCell>
        )}
        {children}
      </TableRow>
    </TableHead>
  )
}

type LinkProps = { rowClick: DataTableProps['rowClick']; children: ReactNode }

/** What a click on the row opens, as a link: for Enter and for a new tab. */
const RowLink = ({ rowClick, children }: LinkProps) => {
  const record = useRecordContext<RaRecord>()
  const resource = useResourceContext()
  const link =
    typeof rowClick === 'function' && record
      ? rowClick(record.id, resource ?? '', record)
      : rowClick
  const createPath = useCreatePath()
  const isPath = typeof link === 'string' && link !== 'expand' && link !== 'toggleSelection'
  const path = isPath && record && createPath({ resource, id: record.id, type: link })
  if (!path) return children
  return (
    <MuiLink
      component={Link}
      to={path}
      data-row-link
      color="inherit"
      underline="hover"
      // The row would open it a second time.
      onClick={(event) => event.stopPropagation()}
      sx={{ display: 'block', minHeight: 24, alignContent: 'center' }}
    >
      {children}
    </MuiLink>
  )
}

/** A record, as columns take it. */
type Row = Parameters<NonNullable<DataTableColumnProps['render']>>[0]

const contentOf = ({ children, render, field, source }: DataTableColumnProps, record: Row) =>
  children ??
  render?.(record) ??
  (field ? createElement(field, { source }) : source && String(record[source] ?? ''))

/** Headings above the rows of a group, while the list is sorted by `sort`. */
export type Groups<Item> = { sort: string; headingOf: (record: Item) => string }

const GroupContext = createContext<Groups<RaRecord> | undefined>(undefined)

/** The heading of a group, above its first row. */
const GroupHeading = ({ columns }: { columns: number }) => {
  const groups = useContext(GroupContext)
  const record = useRecordContext<RaRecord>()
  const { data = [], sort } = useListContext()
  if (!groups || !record || sort.field !== groups.sort) return null
  const heading = groups.headingOf(record)
  const before = data[data.findIndex(({ id }) => id === record.id) - 1]
  if (before && groups.headingOf(before) === heading) return null
  return (
    <TableRow>
      <TableCell component="th" scope="rowgroup" colSpan={columns} sx={{ fontWeight: 600, pt: 2 }}>
        {heading}
      </TableCell>
    </TableRow>
  )
}

const ListTableRow = (props: DataTableRowProps) => {
  const { expand, hasBulkActions = false } = useDataTableConfigContext()
  const columns = Children.count(props.children) + Number(!!expand) + Number(hasBulkActions)
  return (
    <>
      <GroupHeading columns={columns} />
      <LinkedRow {...props} />
    </>
  )
}

/** A row whose first cell is a link to what a click on the row opens. */
const LinkedRow = ({ children, ...props }: DataTableRowProps) => {
  const { rowClick } = useDataTableCallbacksContext()
  const [first, ...others] = Children.toArray(children)
  if (!isValidElement<DataTableColumnProps>(first) || !rowClick || rowClick === 'expand')
    return (
      <DataTableRow {...props} tabIndex={-1}>
        {children}
      </DataTableRow>
    )
  const render = (record: Row) => (
    <RowLink rowClick={rowClick}>{contentOf(first.props, record)}</RowLink>
  )
  return (
    <DataTableRow {...props} tabIndex={-1}>
      {cloneElement(first, { render })}
      {others}
    </DataTableRow>
  )
}

const ListTableBody = ({ children }: { children?: ReactNode }) => (
  <DataTableBody row={ListTableRow}>{children}</DataTableBody>
)

/** Its link, otherwise its first button, otherwise the row itself. */
const entryOf = (row: HTMLElement | undefined) =>
  row?.querySelector<HTMLElement>('[data-row-link]') ??
  row?.querySelector<HTMLElement>('a[href], button:enabled') ??
  row

const isOfRow = ({ target }: KeyboardEvent) =>
  target instanceof HTMLElement && target.closest('tbody > tr.RaDataTable-row') !== null

/** A filter could hide ticked rows, which actions would change unseen. */
const useUnselectOnFilter = () => {
  const { filterValues, onUnselectItems } = useListContext()
  const filter = JSON.stringify(filterValues)
  const former = useRef(filter)
  useEffect(() => {
    if (former.current === filter) return
    former.current = filter
    onUnselectItems()
  }, [filter, onUnselectItems])
}

/** A row has two lines; on phones it is a block: its name in full width, and the other cells below it. */
const rowsSx: SxProps<Theme> = ({ breakpoints, palette }) => ({
  [breakpoints.up('sm')]: {
    '& tbody .two-lines > *': {
      maxWidth: '20rem',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
  },
  [breakpoints.down('sm')]: {
    '& .RaDataTable-table, & tbody, & tbody > tr:not(.RaDataTable-row), & tbody > tr > :is(td, th)':
      {
        display: 'block',
      },
    '& thead': hidden,
    '& tbody > tr.RaDataTable-row': {
      position: 'relative',
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: 1.5,
      px: 1.5,
      py: 1,
      borderBottom: `1px solid ${palette.divider}`,
      '& > td': { p: 0, border: 0, height: 'auto' },
      '& > td:empty': { display: 'none' },
      '& > .MuiTableCell-alignRight': { ml: 'auto' },
      // The ticks and the buttons that open a row stand beside its name.
      '&:has(> .MuiTableCell-paddingCheckbox, > .MuiTableCell-paddingNone)': { pl: 6 },
      '& > .MuiTableCell-paddingCheckbox, & > .MuiTableCell-paddingNone': {
        position: 'absolute',
        left: 6,
        top: 4,
        width: 'auto',
      },
      '& > td:first-of-type:not(.MuiTableCell-paddingCheckbox, .MuiTableCell-paddingNone), & > :is(.MuiTableCell-paddingCheckbox, .MuiTableCell-paddingNone) + td':
        { flex: '1 1 50%', minWidth: '50%' },
    },
  },
})

export type ListTableProps = DataTableProps & {
  groups?: Groups<RaRecord>
  /** Records that "Select all" selects at most; absent: 100. */
  maxSelected?: number
}

/** The table of a list: rows open by a link, and are reached with `j`, `k` and the arrow keys. */
export const ListTable = ({
  groups,
  bulkActionButtons = false,
  maxSelected = 100,
  ...props
}: ListTableProps) => {
  const { t } = useLingui()
  const frame = useRef<HTMLDivElement>(null)
  useUnselectOnFilter()
  const move = (by: 1 | -1) => {
    const selector = 'tbody > tr.RaDataTable-row'
    const rows = [...(frame.current?.querySelectorAll<HTMLElement>(selector) ?? [])]
    const current = rows.findIndex((row) => row.contains(document.activeElement))
    const next = current < 0 ? 0 : Math.min(Math.max(current + by, 0), rows.length - 1)
    entryOf(rows[next])?.focus()
  }
  useShortcut('j', t`Next row`, () => move(1))
  useShortcut('k', t`Previous row`, () => move(-1))
  const onKeyDown = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : undefined
    if (!by || !isOfRow(event)) return
    event.preventDefault()
    move(by)
  }
  return (
    <Box ref={frame} onKeyDown={onKeyDown} role="presentation" sx={rowsSx}>
      <GroupContext value={groups}>
        <DataTable
          bulkActionButtons={bulkActionButtons}
          {...(bulkActionButtons && {
            bulkActionsToolbar: (
              <BulkActionsToolbar selectAllButton={<SelectAllButton limit={maxSelected} />}>
                {bulkActionButtons}
              </BulkActionsToolbar>
            ),
          })}
          expandSingle
          head={TableHeading}
          body={ListTableBody}
          {...props}
        />
      </GroupContext>
    </Box>
  )
}
