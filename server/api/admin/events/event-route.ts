import { z } from '@hono/zod-openapi'
import {
  type EventKind,
  eventKindNames,
  eventKinds,
} from '../../../../domain/events/event-kinds.ts'
import { ok, refuse } from '../../../../domain/result.ts'
import { mayAct } from '../../../accounts/staff/staff-access.ts'
import { type FeedEvent, readFeed } from '../../../events/event-feed.ts'
import { instant } from '../../fields.ts'
import type { ApiRoute } from '../../route.ts'
import { staffRoute } from '../staff-route.ts'

const kind = z.enum(eventKindNames).describe('What has happened.')

/** An event as the feed and webhooks send it. */
const eventSchema = z
  .object({
    id: z.string().describe('Id of the event, by which a repeated one is recognised.'),
    position: z.int().describe('Place in the feed; increases.'),
    kind,
    at: instant,
    recordId: z
      .string()
      .describe('Id of the order, account or product; key and language of the page.'),
    data: z
      .record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]))
      .describe('Facts of this kind, such as `number` of an order; amounts in centimes.'),
  })
  .openapi('Event')

const eventView = ({ record_id, ...event }: FeedEvent): z.infer<typeof eventSchema> => ({
  ...event,
  recordId: record_id,
})

const isKind = (text: string): text is EventKind => Object.hasOwn(eventKinds, text)

const kindList = z
  .string()
  .transform((text) => text.split(','))
  .refine((kinds) => kinds.every(isKind), 'value-invalid')
  .transform((kinds) => kinds.filter(isKind))
  .optional()
  .openapi({
    type: 'string',
    description: 'Kinds, separated by commas; all that the caller may read by default.',
    example: 'order.placed,order.paid',
  })

const digits = z
  .string()
  .regex(/^\d{1,16}$/, 'value-invalid')
  .transform(Number)

const between = (min: number, max: number) =>
  digits.pipe(z.number().min(min, 'value-invalid').max(max, 'value-invalid'))

/** The event feed (A27). */
export const eventRoute: ApiRoute = staffRoute({
  method: 'get',
  path: '/admin/events',
  acceptsKeys: true,
  summary: 'Lists what has happened after a position',
  description:
    'In the order of commits: an event never appears before a position that was returned. Only kinds whose records the caller may read. Call again with `next` as `after`, at once while events come, else every few seconds. Events stay for a year. A position beyond the end, as after the restore of a backup, is refused (409, `position_unknown`): begin again at 0 and compare.',
  query: {
    // A whole number that PostgreSQL's bigint and JavaScript share.
    after: between(0, Number.MAX_SAFE_INTEGER)
      .default(0)
      .openapi({ type: 'integer', description: 'Position of the last event that is known.' }),
    limit: between(1, 500)
      .default(100)
      .openapi({ type: 'integer', description: 'Number of events, at most 500.' }),
    kinds: kindList,
  },
  returns: z
    .object({
      events: z.array(eventSchema).describe('The events, the oldest first.'),
      next: z.int().describe('Position from which to go on.'),
    })
    .openapi('EventPage'),
  returned: 'The next events.',
  refuses: [409],
  run: async ({ db }, { query: { after, limit, kinds: asked }, signedIn }) => {
    const readable = eventKindNames.filter((name) => mayAct(signedIn, eventKinds[name]))
    if (readable.length === 0) return refuse('not-permitted')
    const kinds = readable.filter((name) => asked === undefined || asked.includes(name))
    const page = await readFeed(db, { after, kinds, limit })
    if (!page.ok) return page
    return ok({ events: page.value.events.map(eventView), next: page.value.next })
  },
})
