import type { PageKey } from '../../domain/page/route-words.ts'

/** The drawing at the head of each page, by its file name in public/illustrations. */
export const pictures: Partial<Record<PageKey, string>> = {
  home: 'scene-home',
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
  'otcs.gemmotherapy': 'otc',
  'otcs.animals': 'animals',
  'medicine.homeopathy': 'homeopathy',
  'medicine.gemmotherapy': 'gemmotherapy',
  'medicine.phytotherapy': 'phytotherapy',
  'medicine.oligotherapy': 'oligotherapy',
  'medicine.schussler_salts': 'schussler-salts',
  'medicine.food_supplements': 'food-supplements',
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
  'resources.associations': 'complexes',
  'resources.media': 'scene-news',
  news: 'scene-news',
  contact: 'envelope',
  'privacy-policy': 'belladonna',
  imprint: 'arnica',
  sitemap: 'phytotherapy',
  signup: 'scene-lab',
  'signup-confirmation': 'envelope',
  'hidden.1': 'thyme',
  'hidden.2': 'thyme',
}

/** Any page has a picture. */
export const pictureOf = (key: PageKey) => pictures[key] ?? 'arnica'

const topicPictures: Readonly<Record<string, string>> = {
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

/** The plant that stands for a health topic, by its page key (`health.fever`). */
export const topicPicture = (key: string) => topicPictures[key.replace(/^health\./, '')] ?? 'thyme'
