import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { SvgIconComponent } from '@mui/icons-material'
import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import type { Permission } from '../../domain/staff/permissions.ts'
import type { Session } from '../access/session.ts'

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

/** A screen, loaded when it is opened: `screen(() => import('../orders/order-list.tsx'), 'OrderList')`. */
export const screen = <Name extends string>(
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
  /** Whether the account may open this record, where the permission alone does not say so. */
  mayOpen?: (session: Session, id: string) => boolean
  /** A page without records. */
  page?: Screen
}

/** Sections of one group of the menu. */
export const inGroup = (
  group: GroupName,
  sections: readonly Omit<Section, 'group'>[],
): readonly Section[] => sections.map((section) => ({ ...section, group }))
