import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import {
  Alert,
  Box,
  Card,
  Chip,
  Tab,
  Table,
  TableBody,
  TableCell,
  TableRow,
  Tabs,
  Typography,
} from '@mui/material'
import {
  EditBase,
  Loading,
  Title,
  useEditContext,
  useRecordContext,
  useTranslate,
} from 'react-admin'
import { Link, useSearchParams } from 'react-router'
import { orderStatusNames } from '../../../messages/account/order-states.ts'
import { useAnswer } from '../../api/use-answer.ts'
import { dateText } from '../../i18n/swiss-time.ts'
import { HeadRow, StateChip } from '../../screen/columns.tsx'
import {
  EditConflictContext,
  useEditConflict,
  useEditConflictState,
} from '../../screen/conflict/edit-conflict.ts'
import { LoadedRecord } from '../../screen/edit-screen.tsx'
import { LoadedPart } from '../../screen/loaded-part.tsx'
import { type Customer, nameOf } from '../customer.ts'
import { CustomerFacts } from '../customer-facts.tsx'
import { stateColours, stateNames } from '../customer-texts.ts'
import { CertificateViewer } from '../verification/certificate-viewer.tsx'
import { CustomerActions } from './customer-actions.tsx'
import { AddressForm, DataForm } from './customer-forms.tsx'
import { CustomerHistory } from './customer-history.tsx'
import { CustomerInvoices } from './customer-invoices.tsx'
import { CustomerNotes } from './customer-notes.tsx'
import { CustomerPeople } from './customer-people.tsx'
import { CustomerPersonalData } from './customer-personal-data.tsx'
import { CustomerSessions } from './customer-sessions.tsx'
import { changeOf } from './form-values.ts'

/** The orders of the customer, the latest first. */
const CustomerOrders = ({ customer }: { customer: Customer }) => {
  const { t } = useLingui()
  const loaded = useAnswer('/admin/orders', {
    params: { query: { account: customer.id, range: '[0,99]' } },
  })
  return (
    <LoadedPart loaded={loaded}>
      {(orders) =>
        orders.length === 0 ? (
          <Typography>{t`This customer has not ordered yet.`}</Typography>
        ) : (
          <Table size="small" aria-label={t`Customer’s orders`}>
            <HeadRow names={[t`Order`, t`Date`, t`Status`, t`Reference`]} numbers={[t`Total`]} />
            <TableBody>
              {orders.map(({ id, number, date_created, status, reference, total }) => (
                <TableRow key={id} hover>
                  <TableCell>
                    <Link to={`/orders/${id}/show`}>{number}</Link>
                  </TableCell>
                  <TableCell>{dateText(date_created)}</TableCell>
                  <TableCell>{t(orderStatusNames[status])}</TableCell>
                  <TableCell>{reference || '–'}</TableCell>
                  <TableCell align="right">CHF {total}</TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        )
      }
    </LoadedPart>
  )
}

/** Data at a glance, beside the certificate. */
const CustomerOverview = ({ customer }: { customer: Customer }) => {
  const { t } = useLingui()
  return (
    <Box sx={{ display: 'grid', gap: 3, p: 2, gridTemplateColumns: { xs: '1fr', lg: '1fr 1fr' } }}>
      <Box component="section" aria-label={t`Data`}>
        <CustomerFacts customer={customer} />
      </Box>
      <Box component="section" aria-label={t`Certificate`}>
        <CertificateViewer customer={customer} />
      </Box>
    </Box>
  )
}

const tabs = {
  overview: [msg`Overview`, CustomerOverview],
  data: [msg`Data, discount, rights`, DataForm],
  addresses: [msg`Addresses`, AddressForm],
  orders: [msg`Orders`, CustomerOrders],
  invoices: [msg`Invoices`, CustomerInvoices],
  people: [msg`People`, CustomerPeople],
  sessions: [msg`Devices`, CustomerSessions],
  notes: [msg`Notes`, CustomerNotes],
  personalData: [msg`Personal data`, CustomerPersonalData],
  history: [msg`History`, CustomerHistory],
} as const

type TabName = keyof typeof tabs

/** What is left of an erased customer. */
const erasedTabs: readonly TabName[] = ['personalData', 'orders', 'history']

const isTab = (name: string | null): name is TabName => name !== null && name in tabs

/** Opens a tab. The question of the form before it is left does not notice tabs: they share one path. */
const useOpenTab = () => {
  const translate = useTranslate()
  const { isDirty } = useEditConflict()
  const [, setQuery] = useSearchParams()
  return (tab: TabName) => {
    if (isDirty && !window.confirm(translate('ra.message.unsaved_changes'))) return
    setQuery({ tab }, { replace: true })
  }
}

const Content = () => {
  const { t } = useLingui()
  const { record, isPending, error } = useEditContext<Customer>()
  const kept = useRecordContext<Customer>()
  const [query] = useSearchParams()
  const openTab = useOpenTab()
  const wanted = query.get('tab')
  if (error)
    return (
      <Alert severity="error" sx={{ mt: 2 }}>
        {t`This customer could not be loaded. The account may no longer exist.`}
      </Alert>
    )
  // At first react-admin has the record of the list, without addresses.
  const isListed = record !== undefined && !('addresses' in record)
  if (isPending || !record || isListed) return <Loading />
  const { erasedAt } = record
  const shownTabs = Object.entries(tabs).filter(
    ([name]) => !erasedAt || (isTab(name) && erasedTabs.includes(name)),
  )
  const first = erasedAt ? 'personalData' : 'overview'
  const tab = isTab(wanted) && shownTabs.some(([name]) => name === wanted) ? wanted : first
  const [, Shown] = tabs[tab]
  const day = dateText(erasedAt)
  const name = erasedAt ? t`Erased customer` : nameOf(record)
  const company = record.addresses.find(({ company: name }) => name)?.company
  return (
    <Box sx={{ py: 2 }}>
      <Title title={name} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mb: 1 }}>
        <Box sx={{ flexGrow: 1 }}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
            <Typography variant="h4" component="h2">
              {name}
            </Typography>
            {erasedAt ? (
              <Chip size="small" variant="outlined" label={t`Erased on ${day}`} />
            ) : (
              <StateChip state={record.state} names={stateNames} colours={stateColours} />
            )}
          </Box>
          {company && <Typography sx={{ color: 'text.secondary' }}>{company}</Typography>}
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mx: -1 }}>
          {!erasedAt && <CustomerActions customer={record} />}
        </Box>
      </Box>
      <Tabs
        value={tab}
        onChange={(_, next: TabName) => openTab(next)}
        variant="scrollable"
        allowScrollButtonsMobile
        aria-label={t`Parts of the customer’s record`}
        sx={{ borderBottom: 1, borderColor: 'divider', mb: 2 }}
      >
        {shownTabs.map(([key, [label]]) => (
          <Tab key={key} value={key} label={t(label)} id={`tab-${key}`} aria-controls="tab-panel" />
        ))}
      </Tabs>
      <Card
        variant="outlined"
        role="tabpanel"
        id="tab-panel"
        aria-labelledby={`tab-${tab}`}
        sx={{ overflow: 'visible' }}
      >
        <Shown customer={kept ?? record} />
      </Card>
    </Box>
  )
}

/** All about one customer. */
export const CustomerPage = () => {
  const { callbacks, conflict } = useEditConflictState()
  return (
    <EditConflictContext value={conflict}>
      <EditBase
        mutationMode="pessimistic"
        redirect={false}
        transform={changeOf}
        mutationOptions={callbacks}
      >
        <LoadedRecord>
          <Content />
        </LoadedRecord>
      </EditBase>
    </EditConflictContext>
  )
}
