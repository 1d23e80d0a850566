import type { SelectQueryBuilder } from 'kysely'

/** A page of a list, sorted by one of these columns. */
export type ListPage<Columns> = {
  sort?: keyof Columns | undefined
  direction?: 'asc' | 'desc' | undefined
  offset: number
  limit: number
}

/** The number of rows of a query without selected columns. */
export const countRows = async <Db, Table extends keyof Db>(
  query: SelectQueryBuilder<Db, Table, object>,
): Promise<number> => {
  const counted = await query
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow()
  return Number((counted as { count: number | string }).count)
}
