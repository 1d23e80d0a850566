import type { SelectQueryBuilder } from 'kysely'
import type { Schema } from './schema.ts'

/** The number of rows of a query without selected columns. */
export const countRows = async <Table extends keyof Schema>(
  query: SelectQueryBuilder<Schema, Table, object>,
): Promise<number> => {
  const { count } = await query
    .select((eb) => eb.fn.countAll<number | string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}
