import { msg } from '@lingui/core/macro'
import type { MenuName } from '../../domain/page/menus.ts'
import type { Schemas } from '../api/client.ts'

/** The menus of the site, as staff know them. */
export const menuLabels = {
  main: msg`Header`,
  shop: msg`Header: Shop`,
  company: msg`Header: Company`,
  medicine: msg`Header: Medicine`,
  health: msg`Header: Health`,
  resources: msg`Header: Resources`,
  news: msg`Header: News`,
  account: msg`Account area`,
  footer: msg`Footer`,
} as const satisfies Record<MenuName, ReturnType<typeof msg>>

export const isMenuName = (name: unknown): name is MenuName =>
  typeof name === 'string' && Object.hasOwn(menuLabels, name)

export type Menu = Schemas['Menu']

export type MenuEntry = Menu['languages']['fr'][number]
