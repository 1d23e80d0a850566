import type { accountPages } from '../../domain/page/menus.ts'
import type { IconName } from '../../ui/icon-name.ts'

export type AccountPageKey = (typeof accountPages)[number]

export const accountIcons: Record<AccountPageKey, IconName> = {
  account: 'house-line',
  'account.quick-order': 'list',
  'account.shelf': 'star',
  'account.orders': 'receipt',
  'account.addresses': 'map-pin',
  'account.security': 'lock-key',
  'account.payment': 'credit-card',
  'account.downloads': 'download-simple',
}
