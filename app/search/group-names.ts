import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { SearchGroup } from '../../domain/search/site-search.ts'

/** Headings above the results. */
export const groupNames = {
  homeopathy: msg`Homeopathy`,
  gemmotherapy: msg`Gemmotherapy`,
  phytotherapy: msg`Phytotherapy`,
  oligotherapy: msg`Oligotherapy`,
  schussler: msg`Schüssler salts`,
  products: msg`Products`,
  pages: msg`Pages`,
  posts: msg`News`,
  topics: msg`Topics`,
} as const satisfies Record<SearchGroup, MessageDescriptor>
