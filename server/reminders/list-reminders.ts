import { centimes } from '../../domain/money.ts'
import { accountName } from '../db/account-name.ts'
import type { Database } from '../db/client.ts'
import { countRows, type ListPage } from '../db/count-rows.ts'

type Page = Pick<ListPage<Record<string, never>>, 'offset' | 'limit'>

const runs = (db: Database) =>
  db
    .selectFrom('reminder_run')
    .leftJoin('account', 'account.id', 'reminder_run.created_by')
    .select(['reminder_run.id', 'reminder_run.state', 'reminder_run.created_at as createdAt'])
    .select(['reminder_run.ended_at as endedAt', accountName.as('author')])
    .select((eb) => {
      const reminders = eb
        .selectFrom('reminder')
        .select(eb.fn.countAll<number | string>().as('count'))
        .whereRef('reminder.run_id', '=', 'reminder_run.id')
      return [
        reminders.where('reminder.state', '!=', 'excluded').as('reminders'),
        reminders.where('reminder.state', '=', 'excluded').as('excluded'),
        reminders
          .innerJoin('invoice', 'invoice.id', 'reminder.invoice_id')
          .innerJoin('outbox', 'outbox.order_id', 'invoice.order_id')
          .where('reminder.state', '=', 'sent')
          .where('outbox.kind', '=', 'payment-reminder')
          .where('outbox.done_at', 'is', null)
          .as('waiting'),
      ]
    })

type RunRow = Awaited<ReturnType<ReturnType<typeof runs>['execute']>>[number]

/** `waiting`: mails that are still to be sent. */
const runOf = ({ reminders, excluded, waiting, ...run }: RunRow) => ({
  ...run,
  reminders: Number(reminders),
  excluded: Number(excluded),
  waiting: Number(waiting),
})

export type ListedRun = ReturnType<typeof runOf>

/** The runs, the newest first. */
export const listRuns = async (db: Database, { offset, limit }: Page) => {
  const [rows, total] = await Promise.all([
    runs(db)
      .orderBy('reminder_run.created_at', 'desc')
      .orderBy('reminder_run.id', 'desc')
      .limit(limit)
      .offset(offset)
      .execute(),
    countRows(db.selectFrom('reminder_run')),
  ])
  return { rows: rows.map(runOf), total }
}

/** A run with its counts; undefined if it does not exist. */
export const findRun = async (db: Database, id: string): Promise<ListedRun | undefined> => {
  const row = await runs(db).where('reminder_run.id', '=', id).executeTakeFirst()
  return row && runOf(row)
}

const reminders = (db: Database, runId: string) =>
  db.selectFrom('reminder').where('reminder.run_id', '=', runId)

const findRows = (db: Database, runId: string, { offset, limit }: Page) =>
  reminders(db, runId)
    .innerJoin('invoice', 'invoice.id', 'reminder.invoice_id')
    .innerJoin('orders', 'orders.id', 'invoice.order_id')
    .select(['reminder.id', 'reminder.step', 'reminder.amount', 'reminder.fee', 'reminder.state'])
    .select(['reminder.reason', 'reminder.due_on as dueOn', 'reminder.waived_at as waivedAt'])
    .select(['invoice.number', 'invoice.due_on as invoiceDueOn', 'orders.id as orderId'])
    .select(['orders.account_id as accountId', 'orders.billing'])
    .orderBy('reminder.id')
    .limit(limit)
    .offset(offset)
    .execute()

type Row = Awaited<ReturnType<typeof findRows>>[number]

const reminderOf = ({ billing, amount, fee, ...row }: Row) => ({
  ...row,
  amount,
  fee,
  /** With the fee. */
  total: centimes(amount + fee),
  customer: billing.company || `${billing.first_name} ${billing.last_name}`.trim(),
})

/** The reminders of a run by invoice, oldest first. */
export const listReminders = async (db: Database, runId: string, page: Page) => {
  const [rows, total] = await Promise.all([
    findRows(db, runId, page),
    countRows(reminders(db, runId)),
  ])
  return { rows: rows.map(reminderOf), total }
}
