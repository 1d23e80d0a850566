import type { Transaction } from 'kysely'
import { cleanLine } from '../../../domain/order/free-text.ts'
import { ok, type Result, refuse } from '../../../domain/result.ts'
import { accountName } from '../../db/account-name.ts'
import type { Database } from '../../db/client.ts'
import { json } from '../../db/json.ts'
import { newId } from '../../db/new-id.ts'
import type { Schema } from '../../db/schema.ts'
import type { SavedList } from '../../db/tables/saved-views.ts'

export type ViewRefusal =
  | { code: 'view-unknown' }
  | { code: 'view-name-missing' }
  /** The member of staff has another view with this name. */
  | { code: 'view-name-taken' }
  | { code: 'too-many-views'; max: number }

const maxViews = 50
const maxNameLength = 60

/** The views of a member of staff and those that others share, by name. */
export const listViews = async (db: Database, accountId: string) => {
  const rows = await db
    .selectFrom('saved_view')
    .innerJoin('account', 'account.id', 'saved_view.account_id')
    .select(['saved_view.id', 'saved_view.list', 'saved_view.name', 'saved_view.filters'])
    .select(['saved_view.is_shared as isShared', 'saved_view.account_id'])
    .select(accountName.as('owner'))
    .where((eb) =>
      eb.or([eb('saved_view.account_id', '=', accountId), eb('saved_view.is_shared', '=', true)]),
    )
    .orderBy('saved_view.name')
    .orderBy('saved_view.id')
    .execute()
  return rows.map(({ account_id, ...row }) => ({ ...row, isOwn: account_id === accountId }))
}

/** Filters of a list under a name; `owner`: name of the member of staff who saved it. */
type SavedView = Awaited<ReturnType<typeof listViews>>[number]

const findOwnView = async (db: Database, accountId: string, id: string) =>
  (await listViews(db, accountId)).find((view) => view.id === id && view.isOwn)

export type ViewFields = Pick<SavedView, 'name' | 'filters' | 'isShared'>

const checkName = async (
  trx: Transaction<Schema>,
  { accountId, list, name, id }: { accountId: string; list: SavedList; name: string; id?: string },
): Promise<Result<string, ViewRefusal>> => {
  const clean = cleanLine(name, maxNameLength)
  if (!clean) return refuse({ code: 'view-name-missing' })
  const own = await trx
    .selectFrom('saved_view')
    .select(['id', 'name'])
    .where('account_id', '=', accountId)
    .where('list', '=', list)
    .execute()
  if (own.some((view) => view.id !== id && view.name === clean))
    return refuse({ code: 'view-name-taken' })
  if (id === undefined && own.length >= maxViews)
    return refuse({ code: 'too-many-views', max: maxViews })
  return ok(clean)
}

/** Saves filters under a name. */
export const saveView = async (
  trx: Transaction<Schema>,
  accountId: string,
  { list, name, filters, isShared }: ViewFields & { list: SavedList },
): Promise<Result<string, ViewRefusal>> => {
  const checked = await checkName(trx, { accountId, list, name })
  if (!checked.ok) return checked
  const id = newId()
  await trx
    .insertInto('saved_view')
    .values({
      id,
      account_id: accountId,
      list,
      name: checked.value,
      filters: json(filters),
      is_shared: isShared,
    })
    .execute()
  return ok(id)
}

/** Renames, shares or overwrites an own view. */
export const changeView = async (
  trx: Transaction<Schema>,
  accountId: string,
  id: string,
  change: { [Field in keyof ViewFields]?: ViewFields[Field] | undefined },
): Promise<Result<SavedView, ViewRefusal>> => {
  const view = await findOwnView(trx, accountId, id)
  if (!view) return refuse({ code: 'view-unknown' })
  const { list } = view
  const checked = await checkName(trx, { accountId, list, name: change.name ?? view.name, id })
  if (!checked.ok) return checked
  const changed = {
    ...view,
    name: checked.value,
    filters: change.filters ?? view.filters,
    isShared: change.isShared ?? view.isShared,
  }
  await trx
    .updateTable('saved_view')
    .set({ name: changed.name, filters: json(changed.filters), is_shared: changed.isShared })
    .where('id', '=', id)
    .execute()
  return ok(changed)
}

/** Deletes an own view. */
export const deleteView = async (
  trx: Transaction<Schema>,
  accountId: string,
  id: string,
): Promise<Result<SavedView, ViewRefusal>> => {
  const view = await findOwnView(trx, accountId, id)
  if (!view) return refuse({ code: 'view-unknown' })
  await trx.deleteFrom('saved_view').where('id', '=', id).execute()
  return ok(view)
}
