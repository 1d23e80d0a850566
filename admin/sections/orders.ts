import { msg } from '@lingui/core/macro'
import AccountBalanceIcon from '@mui/icons-material/AccountBalance'
import AddShoppingCartIcon from '@mui/icons-material/AddShoppingCart'
import ReceiptLongIcon from '@mui/icons-material/ReceiptLong'
import { inGroup, screen } from './section.ts'

export const ordersSections = inGroup('orders', [
  {
    name: 'orders',
    label: msg`Orders`,
    help: msg`Find orders, prepare and send them, print picking lists, refund items.`,
    icon: ReceiptLongIcon,
    permission: 'orders.read',
    list: screen(() => import('../orders/list/order-list.tsx'), 'OrderList'),
    show: screen(() => import('../orders/page/order-page.tsx'), 'OrderPage'),
  },
  {
    name: 'payments',
    label: msg`Payments`,
    help: msg`Import bank statements, mark invoices as paid, decide about payments that do not match.`,
    icon: AccountBalanceIcon,
    permission: 'payments.read',
    list: screen(() => import('../payments/payment-list.tsx'), 'PaymentList'),
    create: screen(() => import('../payments/statement-import.tsx'), 'StatementImport'),
  },
  {
    name: 'order-desk',
    label: msg`Order desk`,
    help: msg`Enter an order that came by phone, e-mail, letter or fax.`,
    icon: AddShoppingCartIcon,
    permission: 'orders.write',
    page: screen(() => import('../order-desk/order-desk.tsx'), 'OrderDesk'),
  },
])
