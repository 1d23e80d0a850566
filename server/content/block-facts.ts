import type { BlockData } from '../../blocks/block-data.ts'
import type { FormKind } from '../../domain/forms/form-fields.ts'
import { longDate } from '../../domain/long-date.ts'
import { swissDay } from '../swiss-day.ts'
import { essentialsFacts } from './block-facts/essentials.ts'
import type { BlockContext, BlockFact } from './block-facts/fact.ts'
import { postFacts } from './block-facts/posts.ts'
import {
  productFacts,
  productLinkFacts,
  remedyFacts,
  seasonalFacts,
} from './block-facts/products.ts'
import { socialFeedFacts } from './block-facts/social-feed.ts'
import { findContact } from './find-contact.ts'
import { chosenTopics, findTopics } from './find-topics.ts'
import { findFormFacts } from './form-facts.ts'
import { publicFileOf } from './public-files.ts'

const webinarFacts: BlockFact<'webinar_banner'> = async ({ date }, { language, now }) => ({
  day: longDate(date, language),
  isPast: date < swissDay(now),
})

/** All topics, or the `wanted` ones in that order. */
const topicFacts: BlockFact<'health_topics_display'> = async (
  { topics: wanted },
  { services, language },
) => ({ topics: chosenTopics(await findTopics(services.db, language), wanted) })

const downloadFacts: BlockFact<'nomenclature_download'> = async ({ file }, { services }) => {
  const found = publicFileOf(file)
  return { bytes: found && (await services.files.size(found.id)) }
}

const contactMapFacts: BlockFact<'contact_map'> = async (_, { services, language }) => {
  const { name, street, place, hours } = await findContact(services.db, language)
  return { name, street, place, hours }
}

const formFacts =
  (kind: FormKind) =>
  (_: unknown, { services, language }: BlockContext) =>
    findFormFacts(services.db, kind, language)

/** Loaders of the data that blocks show besides their own fields, by block type. */
export const blockFacts: { [Type in keyof BlockData]: BlockFact<Type> } = {
  contact_form: formFacts('contact'),
  contact_map: contactMapFacts,
  contest_form: formFacts('contest'),
  essentials_display: essentialsFacts,
  health_topics_display: topicFacts,
  nomenclature_download: downloadFacts,
  post_display: postFacts,
  product_display: productFacts,
  product_link: productLinkFacts,
  remedy_display: remedyFacts,
  seasonal_remedy_display: seasonalFacts,
  social_feed: socialFeedFacts,
  webinar_banner: webinarFacts,
  webinar_form: formFacts('webinar'),
}
