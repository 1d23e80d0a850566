import type { PageKey } from '../page/route-words.ts'

const topicPageIllustrations: Readonly<Record<string, string>> = {
  allergies: 'topic-allergies',
  colds: 'topic-colds',
  detox: 'topic-detox',
  'digestive-complaints': 'topic-digestive',
  fever: 'topic-fever',
  'oral-problems': 'topic-oral',
  'sleep-disorders': 'topic-sleep',
  stress: 'topic-stress',
  trauma: 'topic-trauma',
  'travel-sickness': 'topic-travel',
}

/** The plant drawing of a health topic, by its page key (`health.fever`). */
export const topicPageIllustration = (key: string) =>
  topicPageIllustrations[key.replace(/^health\./, '')] ?? 'thyme'

/** The illustration at the head of each page, by file name in public/illustrations. */
export const pageIllustrations: Partial<Record<PageKey, string>> = {
  home: 'scene-home',
  shop: 'scene-shelf',
  'shop.homeopathy': 'homeopathy',
  'shop.homeopathy.complexes': 'complexes',
  'shop.homeopathy.products': 'kits',
  'shop.homeopathy.seasonal': 'seasonal',
  'shop.gemmotherapy': 'gemmotherapy',
  'shop.phytotherapy': 'phytotherapy',
  'shop.oligotherapy': 'oligotherapy',
  'shop.schussler_salts': 'schussler-salts',
  'shop.food_supplements': 'food-supplements',
  'shop.make_your_own': 'mixtures',
  'otcs.otchomeo': 'otc',
  'otcs.gemmotherapy': 'spray',
  'otcs.animals': 'animals',
  medicine: 'scene-mortar',
  'medicine.homeopathy': 'scene-dilution',
  'medicine.gemmotherapy': 'scene-buds',
  'medicine.phytotherapy': 'sage',
  'medicine.oligotherapy': 'quartz',
  'medicine.schussler_salts': 'pills',
  'medicine.food_supplements': 'capsules',
  'company.story': 'scene-story',
  'company.garden': 'scene-garden',
  'company.lab': 'scene-lab',
  'company.values': 'thyme',
  'company.quality': 'scene-quality',
  'company.team': 'scene-team',
  health: 'chamomile',
  'resources.where': 'scene-where',
  'resources.training': 'echinacea',
  'resources.research': 'ginkgo',
  'resources.foundation': 'calendula',
  'resources.associations': 'linden',
  'resources.media': 'scene-news',
  news: 'scene-news',
  contact: 'envelope',
  'privacy-policy': 'belladonna',
  terms: 'sage',
  imprint: 'arnica',
  sitemap: 'lavender',
  signup: 'scene-lab',
  'signup-confirmation': 'envelope',
  'hidden.1': 'hawthorn',
  'hidden.2': 'valerian',
}

const illustrationsByKey: ReadonlyMap<string, string> = new Map(Object.entries(pageIllustrations))

/** The illustration of a page by its stored key: `company.story`, `health.fever`. */
export const pageIllustration = (key: string): string => {
  if (key.startsWith('news.')) return 'scene-news'
  const isTopic = key.startsWith('health.') || key.startsWith('resources.')
  return illustrationsByKey.get(key) ?? (isTopic ? topicPageIllustration(key) : 'arnica')
}

type PageWithImage = { key: string; picture?: string; preview?: string }

/** The laboratory's image, else the illustration. */
export const pageImage = ({ key, picture }: PageWithImage) => picture || pageIllustration(key)

/** The image of a page in lists (D1 §3). */
export const pagePreviewImage = (page: PageWithImage) => page.preview || pageImage(page)
