import { msg } from '@lingui/core/macro'

/** The sites outside this one, by the keys of the option `external_links` (D1 §2). */
export const externalSites = [
  { key: 'canada', name: msg`Canadian partner` },
  { key: 'france', name: msg`French site` },
  { key: 'shop_login', name: msg`Shop login` },
] as const

/** The regions that have a site of their own. */
export const otherRegions = [
  { key: 'france', region: msg`France` },
  { key: 'canada', region: msg`Canada` },
] as const

/** Where the laboratory may be followed, by the keys of the option `social_links`. */
export const networks = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  linkedin: 'LinkedIn',
  youtube: 'YouTube',
  tiktok: 'TikTok',
} as const

export const networkKeys = Object.keys(networks) as (keyof typeof networks)[]
