import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { StaffRole } from '../../domain/staff/permissions.ts'

/** What each role may do, shown where a role is chosen. */
export const roleHelp: Record<StaffRole, MessageDescriptor> = {
  administrator: msg`May do everything, also manage staff and read the change log.`,
  sales: msg`Customers, orders, payments, inbox, newsletter and mails; reads the catalogue, prices and media library.`,
  editor: msg`Pages, pictures, menus, downloads, map and newsletter; reads the inbox and the catalogue.`,
}
