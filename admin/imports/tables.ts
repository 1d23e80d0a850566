import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Resource } from '../../domain/staff/permissions.ts'
import type { Schemas } from '../api/client.ts'
import type { GroupName } from '../sections/section.ts'

export type ImportTableName = Schemas['TableImport']['table']

type Table = {
  name: MessageDescriptor
  /** Of the screen that imports it. */
  label: MessageDescriptor
  help: MessageDescriptor
  resource: Resource
  group: GroupName
  /** Whether its values may be valid from a later day. */
  isDated?: boolean
  /** Whether an import may delete what the file does not have. */
  mayRemove?: boolean
}

/** Tables that files are imported into, as server/api/admin/imports/import-routes.ts has them. */
export const importTables: Readonly<Record<ImportTableName, Table>> = {
  prices: {
    name: msg`Prices`,
    label: msg`Import prices`,
    help: msg`Change many prices or texts at once with an Excel file. Nothing is changed before you have seen every difference.`,
    resource: 'prices',
    group: 'catalogue',
    isDated: true,
  },
  products: {
    name: msg`Products`,
    label: msg`Import products`,
    help: msg`Add and change ready-made products with their prices and texts from a file.`,
    resource: 'prices',
    group: 'catalogue',
  },
  remedies: {
    name: msg`Remedies`,
    label: msg`Import remedies`,
    help: msg`Add and change remedies of all families with their dilutions, forms, texts and other names from a file.`,
    resource: 'catalogue',
    group: 'catalogue',
  },
  synonyms: {
    name: msg`Other names`,
    label: msg`Import other names`,
    help: msg`Change the names by which the shop finds remedies from a file, one row per remedy.`,
    resource: 'catalogue',
    group: 'catalogue',
  },
  locations: {
    name: msg`Map of locations`,
    label: msg`Import locations`,
    help: msg`Add and change many locations of the map from a file.`,
    resource: 'locations',
    group: 'content',
    mayRemove: true,
  },
  redirects: {
    name: msg`Redirects`,
    label: msg`Import redirects`,
    help: msg`Add and change many redirects from a file with two columns: the previous and the new address.`,
    resource: 'options',
    group: 'content',
  },
  customers: {
    name: msg`Customers`,
    label: msg`Import customers`,
    help: msg`Add and change many customers from a file: addresses, discount, rights. Nobody gets a mail; new customers choose a password at the login with “Forgot your password?”.`,
    resource: 'customers',
    group: 'customers',
  },
  parcels: {
    name: msg`Parcels`,
    label: msg`Import tracking numbers`,
    help: msg`Take over the tracking numbers of the program of the post, by order number. The orders are marked as sent, and the customers get the e-mail.`,
    resource: 'orders',
    group: 'orders',
  },
}

export const allTables = Object.keys(importTables) as ImportTableName[]

/** The name of the section that imports a table, and its path below /admin. */
export const importSection = (table: ImportTableName) => `import-${table}`

/** A path of the API. The routes of all tables have the shapes of those of prices. */
export const importPath = <Rest extends string>(table: ImportTableName, rest: Rest) =>
  `/admin/imports/${table}${rest}` as `/admin/imports/prices${Rest}`
