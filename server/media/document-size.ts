import type { Database } from '../db/client.ts'
import { json } from '../db/json.ts'

/** Sets `filesize` wherever a value names the stored file. */
const withSize = (value: unknown, id: string, bytes: number): unknown => {
  if (Array.isArray(value)) return value.map((each) => withSize(each, id, bytes))
  if (typeof value !== 'object' || value === null) return value
  const changed = Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, withSize(each, id, bytes)]),
  )
  return changed.id === id ? { ...changed, filesize: bytes } : changed
}

/** Downloads name the size of their files: the new size of a replaced document. */
export const changeDocumentSize = async (trx: Database, id: string, bytes: number) => {
  const options = await trx
    .selectFrom('option')
    .selectAll()
    .where('name', 'in', ['download_page', 'download_order_form'])
    .execute()
  for (const { name, language, value } of options)
    await trx
      .updateTable('option')
      .set({ value: json(withSize(value, id, bytes)) })
      .where('name', '=', name)
      .where('language', '=', language)
      .execute()
}
