import { useLingui } from '@lingui/react/macro'
import AddShoppingCartIcon from '@mui/icons-material/AddShoppingCart'
import BlockIcon from '@mui/icons-material/Block'
import CheckCircleIcon from '@mui/icons-material/CheckCircle'
import VisibilityIcon from '@mui/icons-material/Visibility'
import { Button } from '@mui/material'
import { useState } from 'react'
import { useNotify, useRefresh } from 'react-admin'
import { Link } from 'react-router'
import { isPermitted, useSession } from '../../access/session.ts'
import { api } from '../../api/client.ts'
import { openInTab } from '../../api/open-in-tab.ts'
import { timeText } from '../../i18n/swiss-time.ts'
import { ConfirmDialog } from '../../screen/confirm-dialog.tsx'
import { useAction } from '../../screen/use-action.ts'
import { type Customer, nameOf } from '../customer.ts'
import { DecisionDialog } from '../verification/decision-dialog.tsx'
import { LoginActions } from './login-actions.tsx'

/** Opens the shop in another tab, as the customer sees it. */
const ViewButton = ({ customer }: { customer: Customer }) => {
  const { t } = useLingui()
  const notify = useNotify()
  const { perform } = useAction()
  const [isAsking, setAsking] = useState(false)
  const name = nameOf(customer)
  const request = async () => {
    const params = { path: { id: customer.id } }
    const { data } = await api.POST('/admin/accounts/{id}/view', { params })
    const end = timeText(data.endsAt)
    notify(
      t`The shop is shown as ${name} sees it until ${end}. Leave customer view there when you have finished.`,
    )
    return data.url
  }
  const open = () => {
    setAsking(false)
    void perform(openInTab(request))
  }
  return (
    <>
      <Button startIcon={<VisibilityIcon />} onClick={() => setAsking(true)}>
        {t`See the shop as this customer`}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t`See the shop as customer ${name}?`}
        content={t`For 30 minutes, the shop shows you what this customer sees: prices, cart and account. A banner says so on every page. Nothing can be changed or ordered. Start and end are recorded in the history.`}
        confirm={t`Open the shop`}
        onConfirm={open}
        onClose={() => setAsking(false)}
      />
    </>
  )
}

/** What can be done with a customer. */
export const CustomerActions = ({ customer }: { customer: Customer }) => {
  const { t } = useLingui()
  const session = useSession()
  const refresh = useRefresh()
  const [decision, setDecision] = useState<'active' | 'suspended'>()
  const isActive = customer.state === 'active' && customer.role === 'customer'
  const isRejected = customer.state === 'rejected'
  const labels = { suspended: t`Suspend`, active: isRejected ? t`Activate` : t`Reactivate` }
  const next = customer.nextStates.find((state) => state === 'active' || state === 'suspended')
  const mayWrite = isPermitted(session, 'customers.write') && customer.id !== session?.id
  const close = () => setDecision(undefined)
  return (
    <>
      {isActive && isPermitted(session, 'orders.write') && (
        <Button
          startIcon={<AddShoppingCartIcon />}
          component={Link}
          to={`/order-desk?customer=${customer.id}`}
        >
          {t`Enter an order`}
        </Button>
      )}
      {isActive && mayWrite && <ViewButton customer={customer} />}
      {customer.role === 'customer' && mayWrite && <LoginActions customer={customer} />}
      {customer.state === 'pending' && (
        <Button variant="contained" component={Link} to={`/verification?account=${customer.id}`}>
          {t`Verify`}
        </Button>
      )}
      {next && mayWrite && customer.state !== 'pending' && (
        <Button
          color={next === 'active' ? 'primary' : 'error'}
          startIcon={next === 'active' ? <CheckCircleIcon /> : <BlockIcon />}
          onClick={() => setDecision(next)}
        >
          {labels[next]}
        </Button>
      )}
      {decision && (
        <DecisionDialog
          customer={customer}
          to={decision}
          onClose={close}
          onDecided={() => {
            close()
            refresh()
          }}
        />
      )}
    </>
  )
}
