import { msg } from '@lingui/core/macro'

/** External sites, by the keys of the option `external_links` (D1 §2). */
export const externalSites = [
  { key: 'canada', name: msg`Canadian partner` },
  { key: 'france', name: msg`French site` },
  { key: 'shop_login', name: msg`Shop login` },
] as const

/** Regions with a separate site. */
export const otherRegions = [
  { key: 'france', region: msg`France` },
  { key: 'canada', region: msg`Canada` },
] as const

/** Social networks, by the keys of the option `social_links`. */
export const networks = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  linkedin: 'LinkedIn',
  youtube: 'YouTube',
  tiktok: 'TikTok',
} as const

export const networkKeys = Object.keys(networks) as (keyof typeof networks)[]
