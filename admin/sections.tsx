import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { SvgIconComponent } from '@mui/icons-material'
import AccountBalanceIcon from '@mui/icons-material/AccountBalance'
import AddShoppingCartIcon from '@mui/icons-material/AddShoppingCart'
import RedirectIcon from '@mui/icons-material/AltRoute'
import ArticleIcon from '@mui/icons-material/ArticleOutlined'
import BadgeIcon from '@mui/icons-material/BadgeOutlined'
import CalculateIcon from '@mui/icons-material/Calculate'
import CategoryIcon from '@mui/icons-material/Category'
import EventIcon from '@mui/icons-material/Event'
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined'
import HistoryIcon from '@mui/icons-material/History'
import HowToRegIcon from '@mui/icons-material/HowToReg'
import InboxIcon from '@mui/icons-material/Inbox'
import Inventory2Icon from '@mui/icons-material/Inventory2'
import MailIcon from '@mui/icons-material/MailOutlined'
import NewsletterIcon from '@mui/icons-material/MarkEmailReadOutlined'
import MenuIcon from '@mui/icons-material/MenuOpen'
import PeopleIcon from '@mui/icons-material/People'
import MediaIcon from '@mui/icons-material/PhotoLibraryOutlined'
import PlaceIcon from '@mui/icons-material/PlaceOutlined'
import PriceChangeIcon from '@mui/icons-material/PriceChange'
import ReceiptLongIcon from '@mui/icons-material/ReceiptLong'
import ReportProblemIcon from '@mui/icons-material/ReportProblem'
import SpaIcon from '@mui/icons-material/Spa'
import SubtitlesIcon from '@mui/icons-material/Subtitles'
import TranslateIcon from '@mui/icons-material/Translate'
import OptionsIcon from '@mui/icons-material/Tune'
import UploadFileIcon from '@mui/icons-material/UploadFile'
import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import type { Permission } from '../domain/staff/permissions.ts'

/** The groups of the menu, in order. */
export const groups = {
  orders: msg`Orders`,
  customers: msg`Customers`,
  catalogue: msg`Catalogue`,
  content: msg`Content`,
  correspondence: msg`Messages`,
  settings: msg`Settings`,
} as const satisfies Record<string, MessageDescriptor>

export type GroupName = keyof typeof groups

type Screen = LazyExoticComponent<ComponentType>

/** A screen, loaded when it is opened: `screen(() => import('./orders/order-list.tsx'), 'OrderList')`. */
const screen = <Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
): Screen => lazy(async () => ({ default: (await load())[name] }))

/** A part of the back office: an entry of the menu with its screens. */
export type Section = {
  /** The resource of the API for `list` and the records; the path below /admin. */
  name: string
  group: GroupName
  label: MessageDescriptor
  /** What one does there, in one sentence; shown on the start page and in the search. */
  help: MessageDescriptor
  icon: SvgIconComponent
  /** Shown to roles with this permission. */
  permission: Permission
  /** `true` for records that are reached from other screens only. */
  isHidden?: boolean
  /** The screens of a resource. */
  list?: Screen
  show?: Screen
  edit?: Screen
  create?: Screen
  /** A page without records. */
  page?: Screen
}

/** All sections: a screen is registered here and nowhere else. */
export const sections: readonly Section[] = [
  {
    name: 'orders',
    group: 'orders',
    label: msg`Orders`,
    help: msg`Find orders, prepare and send them, print picking lists, refund items.`,
    icon: ReceiptLongIcon,
    permission: 'orders.read',
    list: screen(() => import('./orders/list/order-list.tsx'), 'OrderList'),
    show: screen(() => import('./orders/page/order-page.tsx'), 'OrderPage'),
  },
  {
    name: 'payments',
    group: 'orders',
    label: msg`Payments`,
    help: msg`Import bank statements, mark invoices as paid, decide about payments that do not match.`,
    icon: AccountBalanceIcon,
    permission: 'payments.read',
    list: screen(() => import('./payments/payment-list.tsx'), 'PaymentList'),
    create: screen(() => import('./payments/statement-import.tsx'), 'StatementImport'),
  },
  {
    name: 'inbox',
    group: 'correspondence',
    label: msg`Inbox`,
    help: msg`Read what visitors sent with the forms of the website, answer it and mark it as done.`,
    icon: InboxIcon,
    permission: 'inbox.read',
    list: screen(() => import('./inbox/entry-list.tsx'), 'EntryList'),
    edit: screen(() => import('./inbox/entry-edit.tsx'), 'EntryEdit'),
  },
  {
    name: 'newsletter',
    group: 'correspondence',
    label: msg`Newsletter`,
    help: msg`See who has subscribed to the newsletter and prove the consent; export the addresses for a mailing.`,
    icon: NewsletterIcon,
    permission: 'newsletter.read',
    list: screen(() => import('./newsletter/subscriber-list.tsx'), 'SubscriberList'),
  },
  {
    name: 'mails',
    group: 'correspondence',
    label: msg`Sent mails`,
    help: msg`See which mails were sent and which failed; send a mail again.`,
    icon: MailIcon,
    permission: 'mails.read',
    list: screen(() => import('./mails/mail-list.tsx'), 'MailList'),
    show: screen(() => import('./mails/mail-show.tsx'), 'MailShow'),
  },
  {
    name: 'locations',
    group: 'content',
    label: msg`Map of locations`,
    help: msg`Keep the pharmacies, drugstores and practices of the map up to date, one by one or from a file.`,
    icon: PlaceIcon,
    permission: 'locations.read',
    list: screen(() => import('./locations/location-list.tsx'), 'LocationList'),
    edit: screen(() => import('./locations/location-pages.tsx'), 'LocationEdit'),
    create: screen(() => import('./locations/location-pages.tsx'), 'LocationCreate'),
  },
  {
    name: 'location-imports',
    group: 'content',
    label: msg`Import locations`,
    help: msg`Add and change many locations of the map from a file.`,
    icon: PlaceIcon,
    permission: 'locations.write',
    isHidden: true,
    page: screen(() => import('./locations/location-import.tsx'), 'LocationImportPage'),
  },
  {
    name: 'order-desk',
    group: 'orders',
    label: msg`Order desk`,
    help: msg`Enter an order that came by phone, e-mail, letter or fax.`,
    icon: AddShoppingCartIcon,
    permission: 'orders.write',
    page: screen(() => import('./order-desk/order-desk.tsx'), 'OrderDesk'),
  },
  {
    name: 'verification',
    group: 'customers',
    label: msg`Verification`,
    help: msg`Decide about new registrations, with the certificate beside the data.`,
    icon: HowToRegIcon,
    permission: 'customers.read',
    page: screen(() => import('./verification/verification-desk.tsx'), 'VerificationDesk'),
  },
  {
    name: 'accounts',
    group: 'customers',
    label: msg`Customers`,
    help: msg`Find a customer; change data, addresses, discount and rights.`,
    icon: PeopleIcon,
    permission: 'customers.read',
    list: screen(() => import('./customers/customer-list.tsx'), 'CustomerList'),
    edit: screen(() => import('./customers/customer-page.tsx'), 'CustomerPage'),
  },
  {
    name: 'pages',
    group: 'content',
    label: msg`Pages and news`,
    help: msg`Write pages, news and health topics; publish them now or later, in each language.`,
    icon: ArticleIcon,
    permission: 'content.read',
    list: screen(() => import('./content/page-list.tsx'), 'PageList'),
    edit: screen(() => import('./content/editor/page-editor.tsx'), 'PageEditor'),
  },
  {
    name: 'translations',
    group: 'content',
    label: msg`Translations`,
    help: msg`Pages that are missing in a language, or older there than their original.`,
    icon: TranslateIcon,
    permission: 'content.read',
    page: screen(() => import('./content/translation-board.tsx'), 'TranslationBoard'),
  },
  {
    name: 'staff',
    group: 'settings',
    label: msg`Staff`,
    help: msg`Invite people to the back office, choose what they may do, and take access away when someone leaves.`,
    icon: BadgeIcon,
    permission: 'staff.read',
    list: screen(() => import('./staff/staff-list.tsx'), 'StaffList'),
    edit: screen(() => import('./staff/staff-pages.tsx'), 'StaffEdit'),
    create: screen(() => import('./staff/staff-pages.tsx'), 'StaffInvitation'),
    name: 'products',
    group: 'catalogue',
    label: msg`Products`,
    help: msg`Ready products: complexes, OTC, food supplements, kits and sets, with their texts in four languages.`,
    icon: Inventory2Icon,
    permission: 'catalogue.read',
    list: screen(() => import('./catalogue/products/product-list.tsx'), 'ProductList'),
    edit: screen(() => import('./catalogue/products/product-edit.tsx'), 'ProductEdit'),
    create: screen(() => import('./catalogue/products/product-create.tsx'), 'ProductCreate'),
  },
  {
    name: 'product-order',
    group: 'catalogue',
    label: msg`Order of products`,
    help: msg`The order in which the shop lists the products of a range.`,
    icon: CategoryIcon,
    permission: 'catalogue.write',
    isHidden: true,
    page: screen(() => import('./catalogue/products/product-order-page.tsx'), 'ProductOrderPage'),
  },
  {
    name: 'product-categories',
    group: 'catalogue',
    label: msg`Categories`,
    help: msg`Groups of products. A new one is made in the form of a product.`,
    icon: CategoryIcon,
    permission: 'catalogue.write',
    isHidden: true,
    list: screen(() => import('./catalogue/products/category-list.tsx'), 'CategoryList'),
    edit: screen(() => import('./catalogue/products/category-list.tsx'), 'CategoryEdit'),
  },
  {
    name: 'remedies',
    group: 'catalogue',
    label: msg`Remedies`,
    help: msg`Homeopathic remedies, plants, buds, trace elements and Schüssler salts, with the dilutions or forms in which they are offered.`,
    icon: SpaIcon,
    permission: 'catalogue.read',
    list: screen(() => import('./catalogue/remedies/remedy-list.tsx'), 'RemedyList'),
    edit: screen(() => import('./catalogue/remedies/remedy-edit.tsx'), 'RemedyEdit'),
    create: screen(() => import('./catalogue/remedies/remedy-create.tsx'), 'RemedyCreate'),
  },
  {
    name: 'synonyms',
    group: 'catalogue',
    label: msg`Other names`,
    help: msg`Names by which the shop finds remedies: former names, common names, abbreviations. Click one to change it at its remedy.`,
    icon: SubtitlesIcon,
    permission: 'catalogue.read',
    list: screen(() => import('./catalogue/remedies/synonym-list.tsx'), 'SynonymList'),
  },
  {
    name: 'prices',
    group: 'catalogue',
    label: msg`Prices`,
    help: msg`Click a price to change it, now or from a day. Click a row to see its former prices and to undo a change. Placed orders keep their prices.`,
    icon: PriceChangeIcon,
    permission: 'prices.read',
    list: screen(() => import('./catalogue/prices/price-list.tsx'), 'PriceList'),
  },
  {
    name: 'planned-prices',
    group: 'catalogue',
    label: msg`Planned prices`,
    help: msg`Prices that are valid from a later day; the shop shows them from midnight.`,
    icon: EventIcon,
    permission: 'prices.read',
    list: screen(() => import('./catalogue/prices/planned-price-list.tsx'), 'PlannedPriceList'),
  },
  {
    name: 'missing-prices',
    group: 'catalogue',
    label: msg`Missing prices`,
    help: msg`What can be chosen in the shop but not ordered, since it has no price. What customers asked for most is on top.`,
    icon: ReportProblemIcon,
    permission: 'prices.read',
    list: screen(() => import('./catalogue/prices/missing-price-list.tsx'), 'MissingPriceList'),
  },
  {
    name: 'price-simulator',
    group: 'catalogue',
    label: msg`Price simulator`,
    help: msg`Choose anything as in the shop to see its price and why it costs that much.`,
    icon: CalculateIcon,
    permission: 'prices.read',
    page: screen(() => import('./catalogue/simulator/simulator-page.tsx'), 'SimulatorPage'),
  },
  {
    name: 'imports',
    group: 'catalogue',
    label: msg`Imports`,
    help: msg`Files with prices or products that were imported. Each import can be undone.`,
    icon: UploadFileIcon,
    permission: 'prices.read',
    list: screen(() => import('./catalogue/imports/import-list.tsx'), 'ImportList'),
  },
  {
    name: 'import',
    group: 'catalogue',
    label: msg`Import prices`,
    help: msg`Change many prices or texts at once with a file of Excel. Nothing changes before you have seen every difference.`,
    icon: UploadFileIcon,
    permission: 'prices.write',
    isHidden: true,
    page: screen(() => import('./catalogue/imports/import-page.tsx'), 'ImportPage'),
  },
  {
    name: 'media',
    group: 'content',
    label: msg`Media library`,
    help: msg`Pictures for pages and posts, and documents for downloads: add them, describe them, choose how they are cropped.`,
    icon: MediaIcon,
    permission: 'media.read',
    list: screen(() => import('./media/media-library.tsx'), 'MediaLibrary'),
    edit: screen(() => import('./media/media-detail.tsx'), 'MediaDetail'),
  },
  {
    name: 'menus',
    group: 'content',
    label: msg`Menus`,
    help: msg`Which pages the header, the footer and the account area link to, and in which order.`,
    icon: MenuIcon,
    permission: 'options.read',
    list: screen(() => import('./site/menu-list.tsx'), 'MenuList'),
    edit: screen(() => import('./site/menu-edit.tsx'), 'MenuEdit'),
  },
  {
    name: 'downloads',
    group: 'content',
    label: msg`Downloads`,
    help: msg`Files that professionals find in their account: price lists, order forms and others.`,
    icon: DownloadIcon,
    permission: 'options.read',
    list: screen(() => import('./site/download-list.tsx'), 'DownloadList'),
    edit: screen(() => import('./site/download-edit.tsx'), 'DownloadEdit'),
  },
  {
    name: 'redirects',
    group: 'content',
    label: msg`Redirects`,
    help: msg`Lead visitors from addresses of a former site to the pages of today.`,
    icon: RedirectIcon,
    permission: 'options.read',
    list: screen(() => import('./site/redirect-list.tsx'), 'RedirectList'),
    edit: screen(() => import('./site/redirect-form.tsx'), 'RedirectEdit'),
    create: screen(() => import('./site/redirect-form.tsx'), 'RedirectCreate'),
  },
  {
    name: 'options',
    group: 'settings',
    label: msg`Settings of the site`,
    help: msg`Contact data, opening hours, notices, shipping costs and more. A change is on the site within a second.`,
    icon: OptionsIcon,
    permission: 'options.read',
    list: screen(() => import('./site/option-list.tsx'), 'OptionList'),
    edit: screen(() => import('./site/option-edit.tsx'), 'OptionEdit'),
  },
  {
    name: 'audit',
    group: 'settings',
    label: msg`Change log`,
    help: msg`Who changed what, and when; logins included.`,
    icon: HistoryIcon,
    permission: 'audit.read',
    list: screen(() => import('./access/audit-list.tsx'), 'AuditList'),
  },
]
