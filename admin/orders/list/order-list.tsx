import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import AcceptIcon from '@mui/icons-material/AssignmentTurnedIn'
import DownloadIcon from '@mui/icons-material/Download'
import InventoryIcon from '@mui/icons-material/Inventory2'
import LocalShippingIcon from '@mui/icons-material/LocalShipping'
import PrintIcon from '@mui/icons-material/Print'
import { Box, Button as MuiButton, Typography } from '@mui/material'
import { useState } from 'react'
import { Button, useListContext, useNotify, useRefresh } from 'react-admin'
import { orderStatusNames } from '../../../messages/account/order-states.ts'
import { api } from '../../api/client.ts'
import type { ListQuery } from '../../api/resources.ts'
import { useAnswer } from '../../api/use-answer.ts'
import { languageNames } from '../../i18n/language-names.ts'
import { moneyText } from '../../i18n/money-text.ts'
import { dateText, dayText, today } from '../../i18n/swiss-time.ts'
import { ImportButton } from '../../imports/import-actions.tsx'
import { choiceFilter, namedChoices, optional, searchFilter } from '../../screen/choices.tsx'
import { cell, ListCol, StateChip, TwoLines } from '../../screen/columns.tsx'
import { ConfirmDialog } from '../../screen/confirm-dialog.tsx'
import { inputsOf } from '../../screen/inputs.ts'
import { ListScreen } from '../../screen/list-screen.tsx'
import { LoadedPart } from '../../screen/loaded-part.tsx'
import { useAction } from '../../screen/use-action.ts'
import type { ListedOrder } from '../order.ts'
import { statusActions, statusColours, statusConsequences } from '../order-texts.ts'
import { AddressLabels } from '../page/address-labels.tsx'
import { SavedViews } from './saved-views.tsx'

const { DateInput, NumberInput, SelectArrayInput } = inputsOf<ListQuery<'orders'>>()

type ExportProps = { ids?: readonly unknown[]; layout?: 'accounts' | 'post' }

/** Downloads the orders that match, or the selected ones, as a table. */
const ExportButton = ({ ids, layout = 'accounts' }: ExportProps) => {
  const { t, i18n } = useLingui()
  const { filterValues } = useListContext()
  const { download, isSending } = useAction()
  const save = () => {
    const query = { ...(ids ? { ids } : filterValues), lang: i18n.locale, layout }
    const request = api.GET('/admin/orders/export.csv', { params: { query }, parseAs: 'blob' })
    return download(request, `${layout === 'post' ? t`addresses` : t`orders`}-${today()}.csv`)
  }
  const selected = layout === 'post' ? t`Addresses for the post` : t`Table for Excel`
  return (
    <Button label={ids ? selected : t`Export for Excel`} onClick={save} disabled={isSending}>
      <DownloadIcon />
    </Button>
  )
}

type Target = 'processing' | 'preparing' | 'completed'

const useChange = (ids: string[], unselect: () => void) => {
  const { t } = useLingui()
  const notify = useNotify()
  const refresh = useRefresh()
  const { perform } = useAction()
  return async (to: Target) => {
    const answer = await perform(api.POST('/admin/orders/batch/status', { body: { ids, to } }))
    if (!answer) return false
    const { changed } = answer.data
    const kept = answer.data.refused.length
    const done = t`${plural(changed, { one: '# order was changed', other: '# orders were changed' })}`
    const others = t`${plural(kept, { one: '# order keeps its status, as the change is not possible', other: '# orders keep their status, as the change is not possible' })}`
    notify(kept > 0 ? `${done}. ${others}.` : `${done}.`, {
      type: kept > 0 ? 'warning' : 'success',
    })
    unselect()
    refresh()
    return true
  }
}

/** How many ticked orders are named. */
const maxNamed = 100

/** Which orders are ticked, also on other pages. */
const SelectedOrders = ({ ids }: { ids: readonly unknown[] }) => {
  const { t } = useLingui()
  const others = Math.max(0, ids.length - maxNamed)
  const query = { ids: JSON.stringify(ids), range: `[0,${maxNamed - 1}]` }
  const loaded = useAnswer('/admin/orders', { params: { query } })
  return (
    <LoadedPart loaded={loaded}>
      {(orders) => (
        <Box component="ul" aria-label={t`Selected orders`} sx={{ m: 0, pl: 3 }}>
          {orders.map(({ id, number, customer: { firstName, lastName, company } }) => (
            <li key={id}>
              {[number, `${firstName} ${lastName}`.trim(), company].filter(Boolean).join(' · ')}
            </li>
          ))}
          {others > 0 && <li>{t`${plural(others, { one: '# other', other: '# others' })}`}</li>}
        </Box>
      )}
    </LoadedPart>
  )
}

/** What can be done with several orders. */
const OrderBulkActions = () => {
  const { t } = useLingui()
  const { selectedIds = [], onUnselectItems } = useListContext()
  const [target, setTarget] = useState<Target>()
  const [isPrinting, setPrinting] = useState(false)
  const { download, isSending } = useAction()
  const change = useChange(selectedIds, onUnselectItems)
  const count = selectedIds.length

  const close = () => {
    setTarget(undefined)
    setPrinting(false)
  }
  const print = () => {
    close()
    const body = { ids: selectedIds }
    const request = api.POST('/admin/orders/batch/picking-list', { body, parseAs: 'blob' })
    return download(request, `${t`picking-list`}-${today()}.pdf`)
  }
  /** Printed after the change: nobody but the staff changes the orders any more. */
  const confirm = async () => {
    const isChanged = target && (await change(target))
    if (isChanged && isPrinting) await print()
    else close()
  }

  return (
    <>
      <Button
        label={t`Picking list`}
        onClick={() => {
          setTarget('preparing')
          setPrinting(true)
        }}
        disabled={isSending}
      >
        <PrintIcon />
      </Button>
      <AddressLabels ids={selectedIds} />
      <Button label={t(statusActions.processing)} onClick={() => setTarget('processing')}>
        <AcceptIcon />
      </Button>
      <Button label={t(statusActions.preparing)} onClick={() => setTarget('preparing')}>
        <InventoryIcon />
      </Button>
      <Button label={t(statusActions.completed)} onClick={() => setTarget('completed')}>
        <LocalShippingIcon />
      </Button>
      <ExportButton ids={selectedIds} />
      <ExportButton ids={selectedIds} layout="post" />
      <ConfirmDialog
        isOpen={target !== undefined}
        title={target ? t(statusActions[target]) : ''}
        content={
          <>
            <Typography>
              {[
                t`${plural(count, { one: '# order is selected.', other: '# orders are selected.' })}`,
                target ? t(statusConsequences[target]) : '',
              ].join(' ')}
            </Typography>
            <SelectedOrders ids={selectedIds} />
          </>
        }
        confirm={
          isPrinting ? t`Start the preparation and print` : target ? t(statusActions[target]) : ''
        }
        otherAction={
          isPrinting && <MuiButton disabled={isSending} onClick={print}>{t`Print only`}</MuiButton>
        }
        loading={isSending}
        onConfirm={() => void confirm()}
        onClose={close}
      />
    </>
  )
}

const useFilters = () => {
  const { t } = useLingui()
  return [
    searchFilter(t`Number, name or e-mail`),
    <SelectArrayInput
      key="status"
      source="status"
      label={t`Status`}
      alwaysOn
      choices={namedChoices(orderStatusNames)}
      helperText={false}
      sx={{ minWidth: '10rem' }}
    />,
    choiceFilter<'orders'>('payment', t`Invoice`, { unpaid: t`Not paid`, overdue: t`Overdue` }),
    <DateInput key="from" source="from" label={t`From`} />,
    <DateInput key="to" source="to" label={t`To`} />,
    <NumberInput key="minTotal" source="minTotal" label={t`Total from (CHF)`} min={0} />,
    <NumberInput key="maxTotal" source="maxTotal" label={t`Total to (CHF)`} min={0} />,
    choiceFilter<'orders'>('language', t`Language`, languageNames, optional),
  ]
}

const InvoiceState = ({ invoice }: ListedOrder) => {
  const { t } = useLingui()
  if (!invoice) return t`Not issued`
  if (invoice.state === 'credited') return t`Credited`
  if (invoice.state === 'paid') return t`Paid`
  const day = dateText(invoice.dueOn)
  return invoice.state === 'overdue' ? (
    <Typography component="span" variant="body2" sx={{ color: 'error.main', fontWeight: 600 }}>
      {t`Overdue since ${day}`}
    </Typography>
  ) : (
    t`Due on ${day}`
  )
}

const Customer = ({ customer }: ListedOrder) => (
  <TwoLines
    first={`${customer.firstName} ${customer.lastName}`.trim()}
    second={customer.company || customer.email}
  />
)

/** Narrow screens have less space between the columns. */
const listStyle = {
  '& .RaList-main': { minWidth: 0 },
  '& .RaList-content': { overflowX: 'auto' },
  '& .MuiTableCell-root': { px: { xs: 1, lg: 2 } },
}

/** Medium screens have no column for the date; small ones show a block per order. */
const wideOnly = { display: { xs: 'none', lg: 'table-cell' } }

const OrderNumber = ({ number, date_created }: ListedOrder) => (
  <TwoLines
    first={number}
    second={
      <Box sx={{ display: { xs: 'none', sm: 'block', lg: 'none' } }}>{dateText(date_created)}</Box>
    }
  />
)

const Status = ({ status }: ListedOrder) => (
  <StateChip state={status} names={orderStatusNames} colours={statusColours} />
)

const dateOf = (order: ListedOrder) => dateText(order.date_created)

const promisedDay = ({ dispatchOn }: ListedOrder) => dispatchOn && dayText(dispatchOn)

const inOneLine = { whiteSpace: 'nowrap' }

const totalOf = ({ total }: ListedOrder) => moneyText(total)

const Col = ListCol<'orders'>

/** All orders, the newest first. */
export const OrderList = () => {
  const { t } = useLingui()
  return (
    <ListScreen
      filters={useFilters()}
      actions={
        <>
          <SavedViews />
          <ExportButton />
          <ImportButton table="parcels" />
        </>
      }
      nothing={
        <Trans>
          No orders yet. What customers order in the shop appears here; orders by phone or letter
          are entered at the order desk.
        </Trans>
      }
      noMatch={t`No order matches. Remove a filter, or choose the view “All orders”.`}
      sort={{ field: 'number', order: 'DESC' }}
      bulkActionButtons={<OrderBulkActions />}
      rowClick="show"
      sx={listStyle}
    >
      <Col source="number" label={t`Order`} render={cell(OrderNumber)} />
      <Col source="date" label={t`Date`} sx={wideOnly} render={dateOf} />
      <Col source="customer" label={t`Customer`} render={cell(Customer)} />
      <Col source="status" label={t`Status`} render={cell(Status)} />
      <Col
        disableSort
        source="dispatchOn"
        label={t`Promised dispatch`}
        sx={wideOnly}
        render={promisedDay}
      />
      <Col disableSort source="invoice" label={t`Invoice`} render={cell(InvoiceState)} />
      <Col source="total" label={t`Total`} align="right" sx={inOneLine} render={totalOf} />
    </ListScreen>
  )
}
