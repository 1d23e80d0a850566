import { join } from 'node:path'
import { enqueueCertificateReminders } from './accounts/customers/certificate-reminders.ts'
import { deleteExpiredSessions } from './accounts/login/session.ts'
import { deleteResets } from './accounts/passwords/reset-password.ts'
import { deleteEmailChanges } from './accounts/profile/change-email.ts'
import { deleteExpiredHits } from './accounts/rate-limit.ts'
import { endExpiredViews } from './accounts/viewing/view-as.ts'
import { countOrdersDaily } from './catalogue/search/order-counts.ts'
import { deleteFormerEditors } from './content/editing/page-editors.ts'
import { option } from './content/options.ts'
import { refreshSales } from './dashboard/refresh-sales.ts'
import type { Database } from './db/client.ts'
import { deleteOldEvents } from './events/event-feed.ts'
import { deleteOldEntries } from './forms/inbox/change-entry.ts'
import { deleteExpiredRequests } from './forms/newsletter.ts'
import { deleteOldSpam } from './forms/submit-form.ts'
import { deleteUnfinishedFiles } from './mail/delivery/delete-unfinished-files.ts'
import { deleteExpiredFiles } from './media/media-files.ts'
import { sweepFiles } from './media/stored-files.ts'
import { deleteExpiredDrafts } from './orders/placing/checkout-draft.ts'
import { savedFormulas } from './orders/shelf/formulas.ts'
import { savedLists } from './orders/shelf/lists.ts'
import { deleteFinishedJobs } from './outbox/outbox.ts'
import { repeatErasures } from './personal-data/erase-person.ts'
import { deleteExpiredErasures } from './personal-data/request-erasure.ts'
import { deleteOldChanges, eraseRejected } from './personal-data/retention.ts'
import type { Services } from './services.ts'
import { importFolder } from './shop-import/runs/shop-import-job.ts'
import { deleteExpiredImports } from './shop-import/runs/shop-imports.ts'
import { deleteOldFailedSearches } from './visits/count-failed-searches.ts'
import { deleteOldDeliveries } from './webhooks/deliveries.ts'

const day = 86_400_000

/** Milliseconds that deliveries of webhooks stay stored for review. */
const deliveryTtlMs = 30 * day

/** Milliseconds in which a deleted list or formula can be restored. */
const savedTtlMs = 30 * day

/** Milliseconds that programs can read an event. */
const eventTtlMs = 365 * day

/** Milliseconds that searches without a result stay counted. */
const searchTtlMs = 90 * day

/** In milliseconds. Drafts are written in milliseconds; older ones belong to crashed processes. */
const draftTtlMs = 60_000

const monthsBefore = (now: Date, months: number) => {
  const before = new Date(now)
  before.setUTCMonth(before.getUTCMonth() - months)
  return before
}

/** Deletes what the laboratory keeps for a time of its choice. */
const deleteRetained = async (db: Database, now: Date) => {
  const { entries, rejected, log, jobs } = await option(db, 'retention')
  await deleteOldEntries(db, monthsBefore(now, entries))
  await deleteFinishedJobs(db, new Date(now.getTime() - jobs * day))
  if (log > 0) await deleteOldChanges(db, monthsBefore(now, log))
  if (rejected > 0) await eraseRejected(db, monthsBefore(now, rejected), now)
}

/**
 * Deletes expired data: sessions, links of mails, checkout drafts, unconfirmed subscriptions, spam, what
 * the option `retention` limits, deleted lists and formulas of 30 days ago, rate-limit counts of past days, searches of 90 days ago, events of a year ago.
 * Quarantines files without a row; returns how many.
 */
export const deleteExpiredData = async ({
  db,
  files,
  now,
}: Pick<Services, 'db' | 'files' | 'now'>) => {
  await deleteExpiredSessions(db, now())
  await endExpiredViews(db, now())
  await deleteResets(db, now())
  await deleteEmailChanges(db, now())
  await deleteExpiredErasures(db, now())
  await repeatErasures(db, now())
  await deleteExpiredRequests(db, now())
  await deleteOldSpam(db, now())
  await deleteRetained(db, now())
  await deleteExpiredDrafts(db, now())
  const restorable = new Date(now().getTime() - savedTtlMs)
  await savedLists.removeDeleted(db, restorable)
  await savedFormulas.removeDeleted(db, restorable)
  const yesterday = new Date(now().getTime() - day)
  await deleteExpiredHits(db, yesterday)
  await deleteFormerEditors(db, yesterday)
  await deleteOldFailedSearches(db, new Date(now().getTime() - searchTtlMs))
  await deleteOldDeliveries(db, new Date(now().getTime() - deliveryTtlMs))
  await deleteOldEvents(db, new Date(now().getTime() - eventTtlMs))
  await deleteExpiredFiles({ db, files }, now())
  await deleteExpiredImports({ db, files }, now())
  return sweepFiles({ db, files }, now())
}

type RequiredServices = Pick<Services, 'db' | 'env' | 'files' | 'now' | 'log' | 'wakeWorker'>

const deleteDrafts = async ({ env, now }: RequiredServices) => {
  await deleteUnfinishedFiles(join(env.dataDir, 'mail'), new Date(now().getTime() - draftTtlMs))
  await deleteUnfinishedFiles(importFolder(env.dataDir), new Date(now().getTime() - day))
}

/** Sums that a process needs before its first hour: so the first view of the dashboard does not wait. */
const sumOrders = ({ db, now }: RequiredServices) =>
  Promise.all([countOrdersDaily(db, now()), refreshSales(db, now())])

/** Deletes the drafts of a process that crashed, and sums the orders. */
export const startHousekeeping = (services: RequiredServices) =>
  Promise.all([deleteDrafts(services), sumOrders(services)])

/** All that is done every hour; safe in several processes. */
export const keepHouse = async (services: RequiredServices) => {
  const deleteExpired = async () => {
    const { unknown, isBlocked } = await deleteExpiredData(services)
    if (isBlocked)
      services.log.warn({ unknown }, 'too many files without a row, none moved: wrong database?')
    else if (unknown > 0) services.log.info({ unknown }, 'files without a row quarantined')
  }
  await Promise.all([
    deleteExpired(),
    deleteDrafts(services),
    sumOrders(services),
    enqueueCertificateReminders(services),
  ])
}
