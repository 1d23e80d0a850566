import type { Insertable } from 'kysely'
import * as z from 'zod'
import { splitNames } from '../../domain/search/encode-names.ts'
import type { RemedySynonymTable, SynonymKind } from '../db/tables/catalogue.ts'
import { readJson } from './read-json.ts'

/** Keys of a record, in the order in which names are stored. */
const kinds = {
  ab: 'abbreviation',
  la: 'latin',
  fr: 'fr',
  de: 'de',
  it: 'it',
  en: 'en',
} as const satisfies Record<string, SynonymKind>

const names = z.string().optional()

/** Names separated by commas; '?' after a name: several remedies have it. */
export const synonymRecord = z.strictObject({
  id: z.int(),
  nm: z.string(),
  ab: names,
  la: names,
  fr: names,
  de: names,
  it: names,
  en: names,
})

export const synonymFile = z.array(synonymRecord)

const synonymRows = (record: z.infer<typeof synonymRecord>): Insertable<RemedySynonymTable>[] =>
  Object.entries(kinds)
    .flatMap(([key, kind]) =>
      splitNames(record[key as keyof typeof kinds] ?? '').map((one) => ({ kind, ...one })),
    )
    .map(({ kind, name, isAmbiguous }, position) => ({
      remedy_id: record.id,
      kind,
      name,
      is_ambiguous: isAmbiguous,
      position,
    }))

/** The synonyms of the demo catalogue as rows; throws for an invalid file. */
export const readSynonyms = async (folder: URL) =>
  synonymFile.parse(await readJson(folder, 'synonyms')).flatMap(synonymRows)
