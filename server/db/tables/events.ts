import type { Generated } from 'kysely'
import type { EventKind } from '../../../domain/events/event-kinds.ts'
import type { JsonColumn } from '../json.ts'

/** Facts of an event by name. */
export type EventData = Readonly<Record<string, string | number | boolean | null>>

/** What has happened in the shop, for programs (A27). */
export type EventTable = {
  /** Programs recognise a repeated event by it. */
  id: string
  /** Place in the feed, without gaps; null until a reader assigns it after the commit. */
  position: number | null
  kind: EventKind
  at: Date
  /** Id of the order, account or product; key and language of the page. */
  record_id: string
  data: JsonColumn<EventData>
}

/** `failed`: nothing has arrived for a day; `paused`: by the staff. */
type WebhookState = 'active' | 'paused' | 'failed'

/** An address to which events are sent. */
export type WebhookTable = {
  id: string
  url: string
  kinds: JsonColumn<readonly EventKind[]>
  /** `whsec_…`, encrypted (`SecretBox`). */
  secret: string
  state: WebhookState
  created_at: Date
  /** The last event that was considered for it. */
  position: number
  /** The first failure since something has arrived. */
  failing_since: Date | null
  /** No attempt before, so that a broken receiver delays the others little. */
  resting_until: Date | null
  version: Generated<number>
}

type DeliveryState = 'waiting' | 'sent' | 'failed'

/** An event that is sent to a webhook. */
export type WebhookDeliveryTable = {
  id: string
  webhook_id: string
  event_id: string
  kind: EventKind
  state: DeliveryState
  created_at: Date
  /** Of the last attempt. */
  attempted_at: Date | null
  attempts: Generated<number>
  /** Of the last response. */
  status: number | null
  error: Generated<string>
}
