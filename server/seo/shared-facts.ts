import type { Language } from '../../domain/language.ts'
import type { Params } from '../../domain/page/address.ts'
import { isListed } from '../../domain/page/listed.ts'
import { feedAddress, sharedPictureAddress } from '../../domain/page/machine-addresses.ts'
import type { PageKey } from '../../domain/page/route-words.ts'
import { trailTo } from './trail.ts'

/** What a page's head tells of it to networks and search engines; no more than home's of hidden ones. */
export const sharedFacts = (
  { key, params }: { key: PageKey; params: Params },
  language: Language,
) => ({
  picture: isListed(key)
    ? sharedPictureAddress(language, key, params)
    : sharedPictureAddress(language, 'home'),
  feed: feedAddress(language),
  trail: trailTo(key, language),
})
