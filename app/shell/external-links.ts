import { msg } from '@lingui/core/macro'

/** Sites outside this one (D1 §2); the demo laboratory's partners are fictional. */
export const externalLinks = {
  france: {
    url: 'https://www.trois-sources-france.example/',
    region: msg`France`,
    name: msg`French site`,
  },
  canada: {
    url: 'https://www.trois-sources-canada.example/',
    region: msg`Canada`,
    name: msg`Canadian partner`,
  },
  shopLogin: { url: 'https://pro.trois-sources.example/', name: msg`Shop login` },
} as const

export const socialLinks = {
  facebook: 'https://www.facebook.com/laboratoire.trois.sources.example',
  instagram: 'https://www.instagram.com/laboratoire.trois.sources.example',
  linkedin: 'https://www.linkedin.com/company/laboratoire-trois-sources-example',
  youtube: 'https://www.youtube.com/@laboratoire-trois-sources-example',
  tiktok: 'https://www.tiktok.com/@laboratoire.trois.sources.example',
} as const
