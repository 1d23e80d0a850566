import { v7 } from 'uuid'
import type { Database } from '../../../server/db/client.ts'
import { json } from '../../../server/db/json.ts'
import { listMails, type MailQuery } from '../../../server/mail/queue/list-mails.ts'
import { mailKinds } from '../../../server/outbox/mail-jobs.ts'
import { batchesOf, listGroup } from './measure-list.ts'

/** Of the 30 days for which mails are listed. */
const mails = 20_000
const batchSize = 500
const now = new Date('2026-11-23T08:00:00Z')

/** Nearly all mails are sent. */
const stateAt = (at: number) => {
  if (at % 200 === 0) return { done_at: null, last_error: null, recipient: '', subject: '' }
  if (at % 300 === 0) return { done_at: at % 600 === 0 ? now : null, last_error: 'mailbox full' }
  return { done_at: now, last_error: null }
}

const mailAt = (at: number) => ({
  id: v7(),
  kind: mailKinds[at % mailKinds.length] ?? 'order-placed',
  body: json({}),
  created_at: new Date(now.getTime() - at * 125_000),
  due_at: now,
  claimed_until: null,
  tries: 1,
  recipient: `p${at % 20_000}@example.ch`,
  subject: `Laboratoire Trois-Sources : commande ${at}`,
  order_id: at % 2 === 0 ? `order-${at % 30_000}` : null,
  ...stateAt(at),
})

const fill = async (db: Database) => {
  for (const batch of batchesOf(mails, batchSize))
    await db.insertInto('outbox').values(batch.map(mailAt)).execute()
}

/** The list of 20,000 mails. */
export const mailListGroup = listGroup<Partial<MailQuery>>({
  name: 'mails',
  title: 'List of 20,000 mails in the back office: a page of 25 with its total number',
  fill,
  queries: {
    'first page': {},
    'page in the middle': { offset: mails / 2 },
    'last page': { offset: mails - 25 },
    'sorted by recipient': { sort: 'recipient', direction: 'asc' },
    'sorted by kind, in the middle': { sort: 'kind', offset: mails / 2 },
    'part of an address': { search: 'p1999' },
    'an address without a match': { search: 'nobody' },
    'all that failed': { state: 'unsent' },
    queued: { state: 'queued' },
    sent: { state: 'sent' },
    'one kind, by recipient': { kind: 'order-status', sort: 'recipient' },
    'mails of an order': { orderId: 'order-1998' },
  },
  list: (db, query) => listMails(db, { offset: 0, limit: 25, ...query }),
})
