import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { SvgIconComponent } from '@mui/icons-material'
import AddShoppingCartIcon from '@mui/icons-material/AddShoppingCart'
import HistoryIcon from '@mui/icons-material/History'
import HowToRegIcon from '@mui/icons-material/HowToReg'
import PeopleIcon from '@mui/icons-material/People'
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
    name: 'audit',
    group: 'settings',
    label: msg`Change log`,
    help: msg`Who changed what, and when; logins included.`,
    icon: HistoryIcon,
    permission: 'audit.read',
    list: screen(() => import('./access/audit-list.tsx'), 'AuditList'),
  },
]
