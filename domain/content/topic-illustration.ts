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
