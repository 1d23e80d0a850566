import { msg } from '@lingui/core/macro'
import type { EventKind } from '../../domain/events/event-kinds.ts'
import type { Schemas } from '../api/client.ts'

export type Webhook = Schemas['Webhook']

export type Delivery = Schemas['WebhookDelivery']

/** What has happened, as the screens say it. */
export const eventNames = {
  'order.placed': msg`Order placed`,
  'order.changed': msg`Order changed`,
  'order.paid': msg`Order paid`,
  'order.sent': msg`Order sent`,
  'order.refunded': msg`Order refunded`,
  'order.cancelled': msg`Order cancelled`,
  'customer.decided': msg`Decision about a customer`,
  'product.changed': msg`Product changed`,
  'price.changed': msg`Price changed`,
  'page.changed': msg`Page published or taken off the site`,
} as const satisfies Record<EventKind, unknown>

export const webhookStates = {
  active: msg`Active`,
  paused: msg({ message: 'Paused', context: 'webhook' }),
  failed: msg`Switched off`,
} as const

export const webhookColours = { active: 'success', paused: 'default', failed: 'error' } as const

export const deliveryStates = {
  waiting: msg({ message: 'Waiting', context: 'delivery' }),
  sent: msg({ message: 'Delivered', context: 'delivery' }),
  failed: msg({ message: 'Not delivered', context: 'delivery' }),
} as const

export const deliveryColours = { waiting: 'warning', sent: 'success', failed: 'error' } as const
