/** Drawings of health topics, by topic key. */
const byTopic: Readonly<Record<string, string>> = {
  autumn: 'season-autumn',
  bloating: 'topic-digestive',
  colds: 'topic-colds',
  cough: 'thyme',
  detox: 'topic-detox',
  digestion: 'topic-digestive',
  fever: 'topic-fever',
  flu: 'topic-colds',
  hayfever: 'topic-allergies',
  mouth: 'topic-oral',
  sleep: 'topic-sleep',
  spring: 'season-spring',
  stress: 'topic-stress',
  summer: 'season-summer',
  throat: 'sage',
  trauma: 'topic-trauma',
  travel: 'topic-travel',
  winter: 'season-winter',
}

/** Topics with a drawing. */
export const illustratedTopics = Object.keys(byTopic)

/** The drawing of a topic by its key, such as `fever`; undefined when it has none. */
export const topicIllustration = (topicKey: string): string | undefined => byTopic[topicKey]
