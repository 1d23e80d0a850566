import type { Database } from '../../db/client.ts'

/** Which of the files an account has as its certificate; those of rejected accounts stay too. */
export const findStoredCertificates = async (
  db: Database,
  ids: readonly string[],
): Promise<ReadonlySet<string>> => {
  const rows = await db.selectFrom('certificate').select('id').where('id', 'in', ids).execute()
  return new Set(rows.map(({ id }) => id))
}
