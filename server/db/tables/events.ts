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
