import type { Fact } from '../block-facts.ts'
import { chosenTopics, findTopics } from '../find-topics.ts'

/** All topics, or those that are named, in the order that they are named in. */
export const topicFacts: Fact<'health_topics_display'> = async (
  { topics: wanted },
  { services, language },
) => ({ topics: chosenTopics(await findTopics(services.db, language), wanted) })
