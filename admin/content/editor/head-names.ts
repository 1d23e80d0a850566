import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { PageContent } from '../../../domain/content/page-content.ts'

/** What the editor calls the parts of a page besides its blocks. */
export const headNames: Readonly<Record<Exclude<keyof PageContent, 'blocks'>, MessageDescriptor>> =
  {
    title: msg`Title`,
    description: msg`Description for search engines`,
    lead: msg`Introduction`,
    picture: msg`Page image`,
    picturePosition: msg`Visible part of the image`,
    preview: msg`Image in lists`,
    tagline: msg`Short text above the title`,
    caption: msg`Text below the image`,
    slug: msg`Last part of the address`,
    date: msg`Date`,
    position: msg`Position in lists`,
    meta: msg`Data for other sites`,
  }
