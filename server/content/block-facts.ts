import type { BlockData } from '../../blocks/block-data.ts'
import type { FieldsOf } from '../../blocks/definitions.ts'
import type { FormKind } from '../../domain/forms/form-fields.ts'
import type { Language } from '../../domain/language.ts'
import type { Services } from '../services.ts'
import { contactMapFacts } from './block-facts/contact-map.ts'
import { downloadFacts } from './block-facts/download.ts'
import { essentialsFacts } from './block-facts/essentials.ts'
import { postFacts } from './block-facts/posts.ts'
import { productFacts, remedyFacts, seasonalFacts } from './block-facts/products.ts'
import { socialFeedFacts } from './block-facts/social-feed.ts'
import { topicFacts } from './block-facts/topics.ts'
import { webinarFacts } from './block-facts/webinar.ts'
import { findFormFacts } from './form-facts.ts'

/** What blocks may be told; nothing of the person, since pages are kept for everybody. */
export type BlockContext = {
  services: Pick<Services, 'db' | 'env' | 'files'>
  language: Language
  now: Date
}

/** What a block of the type shows besides its fields. */
export type Fact<Type extends keyof BlockData> = (
  fields: FieldsOf<Type>,
  telling: BlockContext,
) => Promise<BlockData[Type]>

const formFacts =
  (kind: FormKind) =>
  (_: unknown, { services, language }: BlockContext) =>
    findFormFacts(services.db, kind, language)

/** Adds to blocks what they show besides their own fields, each by its type. */
export const blockFacts: { [Type in keyof BlockData]: Fact<Type> } = {
  contact_form: formFacts('contact'),
  contact_map: contactMapFacts,
  contest_form: formFacts('contest'),
  essentials_display: essentialsFacts,
  health_topics_display: topicFacts,
  nomenclature_download: downloadFacts,
  post_display: postFacts,
  product_display: productFacts,
  remedy_display: remedyFacts,
  seasonal_remedy_display: seasonalFacts,
  social_feed: socialFeedFacts,
  webinar_banner: webinarFacts,
  webinar_form: formFacts('webinar'),
}
