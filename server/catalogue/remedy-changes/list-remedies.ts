import { byLanguage, type Language } from '../../../domain/language.ts'
import { searchKey, searchWords } from '../../../domain/search/staff-search.ts'
import type { Database } from '../../db/client.ts'
import type { RemedyCategory } from '../../db/tables/catalogue.ts'
import { memoizeByCatalogueVersion } from '../catalogue-version.ts'
import { remedySynonyms } from '../search/remedy-synonyms.ts'

/** A row of the list of remedies; names per language, '' where there is none. */
export type EditableRemedy = {
  id: number
  category: RemedyCategory
  name: string
  names: Record<Language, string>
  abbreviation: string
  /** '' where the page of the remedy has no separate address. */
  slug: string
  ch: string
  k: string
  lm: string
  synonymCount: number
  version: number
  isListed: boolean
}

const text = (value: unknown) => (typeof value === 'string' ? value : '')

/** All remedies, once per version of the catalogue. */
const allRows = memoizeByCatalogueVersion(async (db: Database) => {
  const [rows, synonyms] = await Promise.all([
    db
      .selectFrom('remedy')
      .select(['id', 'category', 'name', 'record', 'version', 'is_listed as isListed'])
      .execute(),
    remedySynonyms(db),
  ])
  return rows.map(({ record, ...row }) => {
    const other = synonyms.get(row.id)
    const others = [...(other?.abbreviations ?? []), ...(other?.synonyms ?? [])]
    const names = byLanguage((language) => text(record[`name_${language}`]))
    const { lmf, lmt } = record
    const listed: EditableRemedy = {
      ...row,
      names,
      abbreviation: text(record.ab),
      slug: text(record.slug),
      ch: text(record.ch),
      k: text(record.k),
      lm: typeof lmf === 'number' && typeof lmt === 'number' ? `${lmf}-${lmt}` : '',
      synonymCount: others.length,
    }
    const searched = [row.id, row.name, listed.abbreviation, ...Object.values(names), ...others]
    return { listed, folded: searchKey(searched.join(' ')) }
  })
})

type RemedySort = 'name' | 'category' | 'id'

const sortedRows = memoizeByCatalogueVersion(
  async (db: Database, { sort }: { sort: RemedySort }) => {
    const { compare } = new Intl.Collator('fr')
    return (await allRows(db)).toSorted(({ listed: one }, { listed: other }) =>
      sort === 'id' ? one.id - other.id : compare(one[sort], other[sort]),
    )
  },
)

export type RemedyQuery = {
  category: RemedyCategory | undefined
  search: string
  isListed: boolean | undefined
  sort: RemedySort
  descending: boolean
  offset: number
  limit: number
}

/** A page of remedies, found by any of their names. */
export const listRemedies = async (
  db: Database,
  { category, search, isListed, sort, descending, offset, limit }: RemedyQuery,
): Promise<{ rows: EditableRemedy[]; total: number }> => {
  const words = searchWords(search)
  const rows = (await sortedRows(db, { sort })).filter(
    ({ listed, folded }) =>
      (category === undefined || listed.category === category) &&
      (isListed === undefined || listed.isListed === isListed) &&
      words.every((word) => folded.includes(word)),
  )
  const page = (descending ? rows.toReversed() : rows).slice(offset, offset + limit)
  return { rows: page.map(({ listed }) => listed), total: rows.length }
}
