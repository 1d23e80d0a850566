import { createHash } from 'node:crypto'
import { ok, type Result, refuse } from '../../../domain/result.ts'
import type { AuditAction } from '../../../domain/staff/audit-action.ts'
import { recordChange } from '../../audit/record-change.ts'
import type { Database } from '../../db/client.ts'
import { tryContentChange } from '../content-version.ts'
import { findCurrentOptions } from '../options.ts'
import { type SettingsChange, writeOption } from '../settings/write-option.ts'
import {
  createRedirectCheck,
  type Redirect,
  type RedirectProblem,
  targetsOf,
} from './check-redirect.ts'
import { normalizedPath } from './find-redirect.ts'

/** Redirects have no id: the address that is redirected identifies them. */
export type RedirectRecord = Redirect & { id: string }

export type RedirectRefusal = RedirectProblem | 'redirect-unknown'

const idOf = (from: string) =>
  createHash('sha256').update(normalizedPath(from)).digest('hex').slice(0, 16)

export const redirectRecord = ({ from, to }: Redirect): RedirectRecord => ({
  id: idOf(from),
  from,
  to,
})

/** All redirects, in the order of the list. */
export const listRedirects = async (db: Database): Promise<RedirectRecord[]> =>
  (await findCurrentOptions(db, ['redirects'])).redirects.map(redirectRecord)

export const storeRedirects = (trx: Database, redirects: readonly Redirect[]) =>
  writeOption(
    trx,
    'redirects',
    redirects.map(({ from, to }) => ({ from, to })),
  )

const record = (
  trx: Database,
  action: AuditAction,
  redirects: { before?: RedirectRecord | undefined; after?: RedirectRecord | undefined },
  { actor, now }: SettingsChange,
) => {
  const { before, after } = redirects
  const { id: recordId = '', from: label = '' } = after ?? before ?? {}
  const fields = (each: RedirectRecord | undefined) => each && { from: each.from, to: each.to }
  return recordChange(trx, {
    actor,
    action,
    resource: 'options',
    recordId: `redirect-${recordId}`,
    label,
    before: fields(before),
    after: fields(after),
    now,
  })
}

/** Adds a redirect, or replaces the one with this id. */
export const saveRedirect = (
  db: Database,
  { id, from, to }: Redirect & { id: string | undefined },
  change: SettingsChange,
): Promise<Result<RedirectRecord, RedirectRefusal>> =>
  tryContentChange(db, async (trx) => {
    const redirects = await listRedirects(trx)
    const before = redirects.find((each) => each.id === id)
    if (id !== undefined && !before) return refuse('redirect-unknown')
    const others = redirects.filter((each) => each !== before)
    const after = redirectRecord({ from, to })
    const all = [...others, after]
    const problem = (await createRedirectCheck(trx, targetsOf(all)))(after)
    if (problem) return refuse(problem)
    if (others.some((each) => each.id === after.id)) return refuse('redirect-repeated')
    await storeRedirects(trx, all)
    await record(trx, before ? 'change' : 'create', { before, after }, change)
    return ok(after)
  })

export const deleteRedirect = (
  db: Database,
  id: string,
  change: SettingsChange,
): Promise<Result<RedirectRecord, 'redirect-unknown'>> =>
  tryContentChange(db, async (trx) => {
    const redirects = await listRedirects(trx)
    const before = redirects.find((each) => each.id === id)
    if (!before) return refuse('redirect-unknown')
    await storeRedirects(
      trx,
      redirects.filter((each) => each !== before),
    )
    await record(trx, 'delete', { before }, change)
    return ok(before)
  })
