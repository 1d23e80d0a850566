import { hostname } from 'node:os'
import { type AlertCause, alertCauses } from '../../domain/staff/alert-causes.ts'
import { enqueueMail } from '../outbox/mail-jobs.ts'
import type { Services } from '../services.ts'
import { type CheckName, checks } from './checks.ts'

/** Those of one machine; the others are the same for all processes. */
const ofMachine: readonly CheckName[] = ['space', 'clock']

/** In milliseconds: an alert of a machine that has not been seen for so long is forgotten. */
const forgottenAfterMs = 24 * 3_600_000

/** Notes an alert, and informs the laboratory if it is new. */
const beginAlert = ({ db }: Services, cause: AlertCause, machine: string, now: Date) =>
  db.transaction().execute(async (trx) => {
    const known = await trx
      .updateTable('alert')
      .set({ seen_at: now })
      .where('cause', '=', cause)
      .where('machine', '=', machine)
      .returning('cause')
      .executeTakeFirst()
    if (known) return
    const added = await trx
      .insertInto('alert')
      .values({ cause, machine, since: now, seen_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .returning('cause')
      .executeTakeFirst()
    const event = { cause, machine, state: 'begun', at: now.toISOString() } as const
    if (added) await enqueueMail(trx, 'alert', event, now)
  })

/** Ends an alert, and informs the laboratory if there was one. */
const endAlert = ({ db }: Services, cause: AlertCause, machine: string, now: Date) =>
  db.transaction().execute(async (trx) => {
    const ended = await trx
      .deleteFrom('alert')
      .where('cause', '=', cause)
      .where('machine', '=', machine)
      .returning('cause')
      .executeTakeFirst()
    const event = { cause, machine, state: 'ended', at: now.toISOString() } as const
    if (ended) await enqueueMail(trx, 'alert', event, now)
  })

/**
 * Runs the checks whose failure is an alert (`alertCauses`); the laboratory gets a mail when one begins and when it
 * ends, once however many processes run. A check that cannot decide changes nothing.
 */
export const watchChecks = async (services: Services, run: typeof checks = checks) => {
  const { db, env, files, log } = services
  const now = services.now()
  for (const cause of alertCauses) {
    const machine = ofMachine.includes(cause) ? hostname() : ''
    const found = await run[cause]({ env, db, files, now }).catch((error: unknown) => {
      log.error({ err: error, cause }, 'check failed')
    })
    if (found?.state === 'failed') await beginAlert(services, cause, machine, now)
    if (found?.state === 'ok') await endAlert(services, cause, machine, now)
  }
  const before = new Date(+now - forgottenAfterMs)
  await db.deleteFrom('alert').where('seen_at', '<', before).execute()
  services.wakeWorker()
}

/** The alerts that have not ended, the oldest first. */
export const findAlerts = ({ db }: Pick<Services, 'db'>) =>
  db.selectFrom('alert').select(['cause', 'machine', 'since']).orderBy('since').execute()
