import { Trans, useLingui } from '@lingui/react/macro'
import { Alert, Box, Card, type CardProps, Typography } from '@mui/material'
import { type ReactElement, type ReactNode, useEffect, useRef, useState } from 'react'
import {
  FilterButton,
  List,
  type ListProps,
  Pagination,
  type RaRecord,
  TopToolbar,
  useListContext,
  useTranslate,
} from 'react-admin'
import { type Groups, ListTable, type ListTableProps } from './list-table.tsx'
import { LoadError } from './loaded-part.tsx'
import { SectionHelp } from './section-help.tsx'
import { useShortcut } from './shortcuts.ts'

type Filter = ReactElement<{ alwaysOn?: boolean; source?: string }>

type Props = Pick<
  ListTableProps,
  'rowClick' | 'expand' | 'bulkActionButtons' | 'isRowSelectable' | 'maxSelected'
> & {
  /** Style of the list. */
  sx?: ListProps['sx']
  /** Column and direction at first; without it the server's own order. */
  sort?: { field: string; order: 'ASC' | 'DESC' }
  filters?: Filter[]
  /** The filters at first. */
  filterDefaults?: Record<string, unknown>
  /** Buttons above the list. */
  actions?: ReactNode
  /** Shown without records: what the list is for and how the first one gets there. */
  nothing: ReactNode
  /** Shown where filters leave none; has a default. */
  noMatch?: ReactNode
  /** `true` where an empty list is what one hopes for. */
  isGoodEmpty?: boolean
  /** Between help text and list. */
  above?: ReactNode
  /** In the list, above its table. */
  tabs?: ReactNode
  /** Headings between the rows. */
  groups?: Groups<RaRecord>
  /** The columns. */
  children: ReactNode
}

const hasOptional = (filters: Filter[]) => filters.some(({ props }) => !props.alwaysOn)

const isSearch = ({ props }: Filter) => props.source === 'search'

/** Moves the focus to the search of the list. */
const SearchShortcut = () => {
  const { t } = useLingui()
  useShortcut('/', t`Search this list`, () =>
    document.querySelector<HTMLInputElement>('.filter-field[data-source="search"] input')?.focus(),
  )
  return null
}

type NothingProps = { children: ReactNode; noMatch: ReactNode; isGood: boolean }

const Nothing = ({ children, noMatch, isGood }: NothingProps) => {
  const { filterValues = {}, error, refetch } = useListContext()
  const translate = useTranslate()
  if (error)
    return (
      <Box sx={{ p: 2 }}>
        <LoadError onRetry={refetch}>{translate(error.message)}</LoadError>
      </Box>
    )
  if (Object.keys(filterValues).length > 0)
    return (
      <Typography sx={{ p: 3, color: 'text.secondary' }}>
        {noMatch ?? (
          <Trans>Nothing matches. Remove a filter, or search for a part of a word.</Trans>
        )}
      </Typography>
    )
  return (
    <Alert severity={isGood ? 'success' : 'info'} sx={{ m: 2 }}>
      {children}
    </Alert>
  )
}

/** The frame of a table; where the table is wider, the arrow keys scroll it. */
export const ScrollableCard = (props: CardProps) => {
  const frame = useRef<HTMLDivElement>(null)
  const [isScrollable, setScrollable] = useState(false)
  useEffect(() => {
    const card = frame.current
    if (!card) return undefined
    const observer = new ResizeObserver(() => setScrollable(card.scrollWidth > card.clientWidth))
    observer.observe(card)
    return () => observer.disconnect()
  }, [])
  return <Card ref={frame} tabIndex={isScrollable ? 0 : undefined} {...props} />
}

/** A list of records with help text, filters and actions; says what to do where it is empty. */
export const ListScreen = ({
  sort = { field: '', order: 'ASC' },
  filters = [],
  filterDefaults,
  actions,
  nothing,
  noMatch,
  isGoodEmpty = false,
  above,
  tabs,
  sx,
  groups,
  children,
  ...table
}: Props) => (
  <>
    {filters.some(isSearch) && <SearchShortcut />}
    <SectionHelp />
    {above}
    <List
      filters={filters}
      actions={
        actions || hasOptional(filters) ? (
          <TopToolbar sx={{ flexWrap: 'wrap' }}>
            {hasOptional(filters) && <FilterButton />}
            {actions}
          </TopToolbar>
        ) : (
          false
        )
      }
      component={ScrollableCard}
      exporter={false}
      empty={false}
      pagination={<Pagination rowsPerPageOptions={[10, 25, 50, 100]} />}
      sort={sort}
      perPage={25}
      {...(filterDefaults && { filterDefaultValues: filterDefaults })}
      {...(sx && { sx })}
    >
      {tabs}
      <ListTable
        empty={
          <Nothing noMatch={noMatch} isGood={isGoodEmpty}>
            {nothing}
          </Nothing>
        }
        {...(groups && { groups })}
        {...table}
      >
        {children}
      </ListTable>
    </List>
  </>
)
