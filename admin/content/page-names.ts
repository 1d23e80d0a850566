import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { PageKind } from '../../domain/content/page-kind.ts'

/** What staff call the kinds of pages. */
export const pageKinds: Readonly<Record<PageKind, MessageDescriptor>> = {
  page: msg`Page of the site`,
  news: msg`News post`,
  health: msg`Health topic`,
  resources: msg`Page under “Resources”`,
}

/** Why a scheduled change was not made, and what to do. */
export const failureNames: Readonly<Record<string, MessageDescriptor>> = {
  'content-invalid': msg`It was not published: some fields are empty or not filled in correctly.`,
  'slug-taken': msg`It was not published: another page already has its address.`,
  'no-draft': msg`It was not published: there were no changes.`,
  'page-unknown': msg`It was not taken off the site: it was not there any more.`,
}

export const otherFailure = msg`A scheduled change could not be made. Please try again.`
