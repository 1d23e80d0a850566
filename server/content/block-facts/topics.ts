import type { Fact } from '../block-facts.ts'
import { findTopics } from '../find-topics.ts'

/** All topics, or those that are named, in the order that they are named in. */
export const topicFacts: Fact<'health_topics_display'> = async (
  { topics: wanted = [] },
  { services, language },
) => {
  const all = await findTopics(services.db, language)
  const named = wanted.flatMap(({ key }) => all.filter((topic) => topic.key === `health.${key}`))
  return { topics: wanted.length > 0 ? named : all }
}
