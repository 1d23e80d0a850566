import type { ImportNote } from '../../../messages/server/shop-import.ts'
import { lockContent } from '../../content/content-version.ts'
import {
  createRedirectCheck,
  type Redirect,
  targetsOf,
} from '../../content/redirects/check-redirect.ts'
import { listRedirects, storeRedirects } from '../../content/redirects/edit-redirects.ts'
import { normalizedPath } from '../../content/redirects/find-redirect.ts'
import type { Database } from '../../db/client.ts'
import { invalidateDataVersions } from '../../db/data-version.ts'
import type { ImportContext } from '../import-context.ts'
import { addNotes, countRecord, type Outcome } from '../import-report.ts'
import { findImported, hashOf, noteImported } from '../imported-records.ts'

/** An address of the former shop and that of the same page here. */
export type WantedRedirect = Redirect

/** What happens to each redirect; `db` is locked unless nothing is written. */
const planRedirects = async (
  db: Database,
  { name, report, isDryRun }: ImportContext,
  wanted: ReadonlyMap<string, WantedRedirect>,
) => {
  const existing = await listRedirects(db)
  const here = new Map(existing.map((each) => [normalizedPath(each.from), each]))
  const known = await findImported(db, name, 'redirect', [...wanted.keys()])
  const check = await createRedirectCheck(db, targetsOf([...wanted.values(), ...existing]))
  const added: Redirect[] = []
  for (const [path, redirect] of wanted) {
    const end = (outcome: Outcome, note?: ImportNote) => {
      countRecord(report, 'redirect', outcome)
      if (note) addNotes(report, 'redirect', redirect.from, [note])
    }
    const local = here.get(path)
    const problem = check(redirect)
    if (local?.to === redirect.to) end('unchanged')
    else if (local) end('kept', ['redirect-kept', local.to])
    else if (known.has(path)) end('skipped', ['deleted-here'])
    // Pages that a dry run does not write, and drafts until they are published.
    else if (problem === 'redirect-to-missing' && isDryRun) end('created')
    else if (problem) end('skipped', ['redirect-refused', redirect.to, [problem]])
    else {
      end('created')
      added.push(redirect)
    }
  }
  return { existing, added }
}

/** Redirects addresses of the former shop in one transaction; redirects of this shop stay. */
export const importRedirects = async (
  context: ImportContext,
  redirects: readonly WantedRedirect[],
) => {
  const { db, name: source, isDryRun, now } = context
  const wanted = new Map(redirects.map((each) => [normalizedPath(each.from), each]))
  if (wanted.size === 0) return
  if (isDryRun) {
    await planRedirects(db, context, wanted)
    return
  }
  await db.transaction().execute(async (trx) => {
    await lockContent(trx)
    const { existing, added } = await planRedirects(trx, context, wanted)
    if (added.length === 0) return
    await storeRedirects(trx, [...existing, ...added])
    await noteImported(
      trx,
      added.map(({ from, to }) => ({
        ...{ source, kind: 'redirect' as const, source_id: normalizedPath(from), local_id: from },
        ...{ source_hash: hashOf(to), written: {}, unknown: {}, imported_at: now },
      })),
    )
  })
  invalidateDataVersions(db)
}
