import { msg } from '@lingui/core/macro'
import AccountBalanceIcon from '@mui/icons-material/AccountBalance'
import AddShoppingCartIcon from '@mui/icons-material/AddShoppingCart'
import BadgeIcon from '@mui/icons-material/BadgeOutlined'
import MoveIcon from '@mui/icons-material/DriveFileMoveOutlined'
import HistoryIcon from '@mui/icons-material/History'
import HowToRegIcon from '@mui/icons-material/HowToReg'
import InboxIcon from '@mui/icons-material/Inbox'
import MailIcon from '@mui/icons-material/MailOutlined'
import NewsletterIcon from '@mui/icons-material/MarkEmailReadOutlined'
import JournalIcon from '@mui/icons-material/MenuBookOutlined'
import RemindersIcon from '@mui/icons-material/NotificationsActiveOutlined'
import PeopleIcon from '@mui/icons-material/People'
import ReceiptLongIcon from '@mui/icons-material/ReceiptLong'
import OptionsIcon from '@mui/icons-material/Tune'
import KeyIcon from '@mui/icons-material/VpnKeyOutlined'
import WebhookIcon from '@mui/icons-material/Webhook'
import { isOptionGroup } from '../../domain/options/site-options.ts'
import { isPermitted, mayUseOptions, useSession } from '../access/session.ts'
import { catalogueSections, importSections } from './catalogue.ts'
import { contentSections } from './content.ts'
import { inGroup, type Section, screen } from './section.ts'

const settingsSections = inGroup('settings', [
  {
    name: 'staff',
    label: msg`Staff`,
    help: msg`Invite people to the back office, choose what they may do, and withdraw access when someone leaves.`,
    icon: BadgeIcon,
    permission: 'staff.read',
    list: screen(() => import('../staff/staff-list.tsx'), 'StaffList'),
    edit: screen(() => import('../staff/staff-pages.tsx'), 'StaffEdit'),
    create: screen(() => import('../staff/staff-pages.tsx'), 'StaffInvitation'),
  },
  {
    name: 'api-keys',
    label: msg`API keys`,
    help: msg`Keys with which other programs, such as an accounting or warehouse system, read and change data of the shop.`,
    icon: KeyIcon,
    permission: 'api-keys.read',
    list: screen(() => import('../programs/key-list.tsx'), 'KeyList'),
    create: screen(() => import('../programs/new-key.tsx'), 'NewKey'),
  },
  {
    name: 'webhooks',
    label: msg`Webhooks`,
    help: msg`Tell other programs at once what happens in the shop, such as a new order.`,
    icon: WebhookIcon,
    permission: 'webhooks.read',
    list: screen(() => import('../programs/webhook-list.tsx'), 'WebhookList'),
    edit: screen(() => import('../programs/webhook-pages.tsx'), 'WebhookEdit'),
    create: screen(() => import('../programs/webhook-pages.tsx'), 'NewWebhook'),
  },
  {
    name: 'shop-imports',
    label: msg`Former shop`,
    help: msg`Bring customers, orders, pages and pictures of the former shop here, from a ZIP file or its address. You see everything before it is imported.`,
    icon: MoveIcon,
    permission: 'shop-imports.read',
    list: screen(() => import('../shop-imports/shop-import-list.tsx'), 'ShopImportList'),
    show: screen(() => import('../shop-imports/shop-import-page.tsx'), 'ShopImportPage'),
    create: screen(() => import('../shop-imports/new-shop-import.tsx'), 'NewShopImport'),
  },
  {
    name: 'options',
    label: msg`Site settings`,
    help: msg`Contact details, opening hours, notices, shipping costs and more. A change appears on the site within a second.`,
    icon: OptionsIcon,
    permission: 'options.read',
    list: screen(() => import('../site/options/option-list.tsx'), 'OptionList'),
    edit: screen(() => import('../site/options/option-edit.tsx'), 'OptionEdit'),
    mayOpen: (session, id) => !isOptionGroup(id) || mayUseOptions(session, id),
  },
  {
    name: 'audit',
    label: msg`Change log`,
    help: msg`Who changed what, and when; logins included.`,
    icon: HistoryIcon,
    permission: 'audit.read',
    list: screen(() => import('../audit/audit-list.tsx'), 'AuditList'),
  },
])

const ordersSections = inGroup('orders', [
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
    help: msg`Import bank statements, mark invoices as paid, review payments that do not match.`,
    icon: AccountBalanceIcon,
    permission: 'payments.read',
    list: screen(() => import('../payments/payment-list.tsx'), 'PaymentList'),
    create: screen(() => import('../payments/statement-import.tsx'), 'StatementImport'),
  },
  {
    name: 'reminder-runs',
    label: msg`Reminders`,
    help: msg`Remind customers of unpaid invoices, in up to three steps. You see and change what is sent before.`,
    icon: RemindersIcon,
    permission: 'payments.read',
    list: screen(() => import('../reminders/run-list.tsx'), 'ReminderRunList'),
    show: screen(() => import('../reminders/run-page.tsx'), 'ReminderRunPage'),
  },
  {
    name: 'journal-batches',
    label: msg`Journal`,
    help: msg`Export invoices, credit notes, reminder fees and payments for bexio, Abacus, Banana or Excel; each booking once.`,
    icon: JournalIcon,
    permission: 'payments.read',
    list: screen(() => import('../journal/batch-list.tsx'), 'JournalBatchList'),
    show: screen(() => import('../journal/batch-page.tsx'), 'JournalBatchPage'),
    create: screen(() => import('../journal/new-batch.tsx'), 'NewJournalBatch'),
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

const correspondenceSections = inGroup('correspondence', [
  {
    name: 'inbox',
    label: msg`Inbox`,
    help: msg`Read what visitors sent with the forms of the website, answer it and mark it as done.`,
    icon: InboxIcon,
    permission: 'inbox.read',
    list: screen(() => import('../inbox/entry-list.tsx'), 'EntryList'),
    edit: screen(() => import('../inbox/entry-edit.tsx'), 'EntryEdit'),
  },
  {
    name: 'newsletter',
    label: msg`Newsletter`,
    help: msg`See who has subscribed to the newsletter and prove the consent; export the addresses for a mailing.`,
    icon: NewsletterIcon,
    permission: 'newsletter.read',
    list: screen(() => import('../newsletter/subscriber-list.tsx'), 'SubscriberList'),
  },
  {
    name: 'mails',
    label: msg`Sent e-mails`,
    help: msg`See which e-mails were sent and which failed; send an e-mail again.`,
    icon: MailIcon,
    permission: 'mails.read',
    list: screen(() => import('../mails/mail-list.tsx'), 'MailList'),
    show: screen(() => import('../mails/mail-show.tsx'), 'MailShow'),
  },
])

const customersSections = inGroup('customers', [
  {
    name: 'verification',
    label: msg`Verification`,
    help: msg`Check new registrations, with the certificate next to the details.`,
    icon: HowToRegIcon,
    permission: 'customers.read',
    page: screen(
      () => import('../customers/verification/verification-desk.tsx'),
      'VerificationDesk',
    ),
  },
  {
    name: 'accounts',
    label: msg`Customers`,
    help: msg`Find a customer; change data, addresses, discount and rights.`,
    icon: PeopleIcon,
    permission: 'customers.read',
    list: screen(() => import('../customers/customer-list.tsx'), 'CustomerList'),
    edit: screen(() => import('../customers/page/customer-page.tsx'), 'CustomerPage'),
    create: screen(() => import('../customers/page/new-customer.tsx'), 'NewCustomer'),
  },
])

/** All sections: a screen is registered in the list of its group and nowhere else. */
export const sections: readonly Section[] = [
  ...ordersSections,
  ...customersSections,
  ...catalogueSections,
  ...contentSections,
  ...correspondenceSections,
  ...settingsSections,
  ...importSections,
]

/** The entries of the menu that the account may see. */
export const useShownSections = () => {
  const session = useSession()
  return sections.filter(
    ({ isHidden, permission }) => !isHidden && isPermitted(session, permission),
  )
}
