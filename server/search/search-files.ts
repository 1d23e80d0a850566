import { isLanguage, type Language } from '../../domain/language.ts'
import { writeSiteFile } from '../../domain/search/site-file.ts'
import {
  findHashed,
  type HashedList,
  hashedList,
  type ListFile,
} from '../catalogue/remedies/hashed-list.ts'
import type { Database } from '../db/client.ts'
import { searchDocuments } from './search-documents.ts'

type Documents = Awaited<ReturnType<typeof searchDocuments>>

/** The files of documents, computed once. */
const files = new WeakMap<Documents['homeopathy'], WeakMap<Documents['pages'], HashedList>>()

/** Each part of the documents stays the same object until it changes. */
const fileOf = (documents: Documents): HashedList => {
  const { homeopathy, pages } = documents
  const known = files.get(homeopathy) ?? new WeakMap<Documents['pages'], HashedList>()
  files.set(homeopathy, known)
  const file = known.get(pages) ?? hashedList(writeSiteFile(documents))
  known.set(pages, file)
  return file
}

const addressOf = (language: Language, hash: string) => `/catalogue/search.${language}.${hash}.json`

/**
 * The documents that browsers search, by file name. The name without a hash, and one with an outdated
 * hash, lead to the current file; undefined for other names.
 */
export const findSearchFile = async (db: Database, file: string): Promise<ListFile | undefined> => {
  const [, language, , hash] = /^search\.(\w\w)(\.([\w-]{16}))?\.json$/.exec(file) ?? []
  if (!isLanguage(language)) return undefined
  const find = async () => fileOf(await searchDocuments(db, language))
  return findHashed(db, hash, find, (current) => addressOf(language, current))
}
