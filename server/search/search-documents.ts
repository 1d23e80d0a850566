import type { Language } from '../../domain/language.ts'
import { indexDocuments, type SiteIndex } from '../../domain/search/site-search.ts'
import { memoizeByCatalogueVersion } from '../catalogue/catalogue-version.ts'
import { memoizeByContentVersion } from '../content/content-version.ts'
import type { Database } from '../db/client.ts'
import { catalogueDocuments } from './catalogue-documents.ts'
import { contentDocuments } from './content-documents.ts'

const catalogueOf = memoizeByCatalogueVersion(
  async (db: Database, { language }: { language: Language }) => {
    const documents = await catalogueDocuments(db, language)
    return { documents, index: indexDocuments(documents) }
  },
)

const contentOf = memoizeByContentVersion(
  async (db: Database, { language }: { language: Language }) => {
    const documents = await contentDocuments(db, language)
    return { documents, index: indexDocuments(documents) }
  },
)

/** All remedies, products and pages of a language, by group; memoized until one changes. */
export const searchDocuments = async (db: Database, language: Language) => {
  const [catalogue, content] = await Promise.all([
    catalogueOf(db, { language }),
    contentOf(db, { language }),
  ])
  return { ...catalogue.documents, ...content.documents }
}

/** The index of the same. */
export const siteIndex = async (db: Database, language: Language): Promise<SiteIndex> => {
  const [catalogue, content] = await Promise.all([
    catalogueOf(db, { language }),
    contentOf(db, { language }),
  ])
  return { ...catalogue.index, ...content.index }
}
