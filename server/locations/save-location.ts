import type { Transaction } from 'kysely'
import {
  checkLocation,
  type LocationInput,
  type LocationProblems,
} from '../../domain/locations/check-location.ts'
import type { MapLocation } from '../../domain/locations/map-location.ts'
import { ok, type Result, refuse } from '../../domain/result.ts'
import type { Database } from '../db/client.ts'
import type { Schema } from '../db/schema.ts'
import { locationColumns } from './find-locations.ts'

export type LocationRefusal =
  | { code: 'fields-invalid'; problems: LocationProblems }
  | { code: 'location-unknown' }
  /** Somebody else has changed the location since it was read. */
  | { code: 'edit-conflict' }

type Trx = Transaction<Schema>

/** `version` counts changes. */
export type EditedLocation = MapLocation & { version: number }

export const findLocation = (db: Database, id: number): Promise<EditedLocation | undefined> =>
  db
    .selectFrom('location')
    .select([...locationColumns, 'version'])
    .where('id', '=', id)
    .executeTakeFirst()

/** The next free id; the primary key refuses one of two concurrent inserts with it. */
export const nextLocationId = async (db: Database): Promise<number> => {
  const last = await db
    .selectFrom('location')
    .select('id')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return (last?.id ?? 0) + 1
}

/** Adds a location; `id` restores a deleted one under its former id. */
export const addLocation = async (
  trx: Trx,
  fields: LocationInput,
  id?: number,
): Promise<Result<MapLocation, LocationRefusal>> => {
  const problems = checkLocation(fields)
  if (Object.keys(problems).length > 0) return refuse({ code: 'fields-invalid', problems })
  const isFree = id !== undefined && !(await findLocation(trx, id))
  const location = { ...fields, id: isFree ? id : await nextLocationId(trx) }
  await trx.insertInto('location').values(location).execute()
  return ok(location)
}

/** Changes a location of the version that was read; returns it before and after. */
export const changeLocation = async (
  trx: Trx,
  { id, version, fields }: { id: number; version: number; fields: LocationInput },
): Promise<Result<{ before: EditedLocation; after: EditedLocation }, LocationRefusal>> => {
  const problems = checkLocation(fields)
  if (Object.keys(problems).length > 0) return refuse({ code: 'fields-invalid', problems })
  const before = await findLocation(trx, id)
  if (!before) return refuse({ code: 'location-unknown' })
  const changed = await trx
    .updateTable('location')
    .set({ ...fields, version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst()
  if (changed.numUpdatedRows === 0n) return refuse({ code: 'edit-conflict' })
  return ok({ before, after: { ...fields, id, version: version + 1 } })
}

/** Returns the deleted location, which `addLocation` restores. */
export const deleteLocation = async (
  trx: Trx,
  id: number,
): Promise<Result<MapLocation, LocationRefusal>> => {
  const deleted = await trx
    .deleteFrom('location')
    .where('id', '=', id)
    .returning(locationColumns)
    .executeTakeFirst()
  return deleted ? ok(deleted) : refuse({ code: 'location-unknown' })
}
