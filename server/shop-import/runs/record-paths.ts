import type { Database } from '../../db/client.ts'
import type { ImportedKind, ImportReport, RecordNote } from '../../db/tables/imports.ts'
import { findImported } from '../imported-records.ts'
import { shopName } from './shop-import-job.ts'

const page = (id: string) => `/pages/${id}`

/** Where the back office shows the records of a kind, by their id here. */
const paths: Partial<Record<ImportedKind, (id: string) => string>> = {
  media: (id) => `/media/${id}`,
  ...{ page, post: page },
  remedy: (id) => `/remedies/${id}`,
  product: (id) => `/products/${id}`,
  customer: (id) => `/accounts/${id}`,
  order: (id) => `/orders/${id}/show`,
}

/** Ids of a query. */
const batchSize = 500

/** The paths of the records of a report that have been imported, by kind and id in the former shop. */
export const findRecordPaths = async (db: Database, { notes }: ImportReport) => {
  const found = new Map<string, string>()
  for (const [kind, same] of Map.groupBy(notes, (note) => note.kind)) {
    if (kind === 'source') continue
    const path = paths[kind]
    const ids = [...new Set(same.map(({ id }) => id))]
    for (let at = 0; path && at < ids.length; at += batchSize)
      for (const [id, { local_id }] of await findImported(
        db,
        shopName,
        kind,
        ids.slice(at, at + batchSize),
      ))
        found.set(`${kind} ${id}`, path(local_id))
  }
  return (kind: RecordNote['kind'], id: string) => found.get(`${kind} ${id}`)
}
