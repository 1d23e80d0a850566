import type { PageContent } from '../../../domain/content/page-content.ts'
import type { JsonColumn } from '../json.ts'

/** The work on a page in one language; pages that nobody has edited have no row. */
export type PageEditTable = {
  page_key: string
  language: string
  /** Counts every change; a caller names the one it has seen. */
  revision: number
  /** Of the draft, else of the last version. */
  title: string
  draft: JsonColumn<PageContent> | null
  changed_at: Date
  changed_by: string | null
  /** The last stored version; 0 for none. */
  version: number
  /** The version of the original that the published translation follows. */
  source_version: number | null
  publish_at: Date | null
  unpublish_at: Date | null
  scheduled_by: string | null
  /** Code of a scheduled change that was refused. */
  failure: string | null
}

/** Former slugs are those of the page when it was published. */
export type VersionContent = PageContent & { readonly formerSlugs: readonly string[] }

/** What was published; never changes. */
export type PageVersionTable = {
  page_key: string
  language: string
  /** From 1. */
  version: number
  content: JsonColumn<VersionContent>
  published_at: Date
  /** Null for content that came before the back office. */
  published_by: string | null
}

/** Who has a page open in the editor. */
export type PageEditorTable = {
  page_key: string
  language: string
  account_id: string
  seen_at: Date
}
