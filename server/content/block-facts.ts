import type { BlockData } from '../../blocks/block-data.ts'
import type { SizedFamily } from '../../domain/catalogue/sized-family.ts'
import { compareDays } from '../../domain/compare-days.ts'
import { readEssentials } from '../../domain/content/essentials.ts'
import { excerpt } from '../../domain/content/excerpt.ts'
import { postsPerPage } from '../../domain/content/social-posts.ts'
import type { FormKind } from '../../domain/forms/form-fields.ts'
import type { Language } from '../../domain/language.ts'
import { longDate } from '../../domain/long-date.ts'
import { addressOf, findPage } from '../../domain/page/address.ts'
import { ingredientIllustration } from '../../domain/pictures/ingredient-illustrations.ts'
import { swissDay } from '../swiss-day.ts'
import type { BlockContext, BlockFact } from './block-facts/fact.ts'
import {
  productFacts,
  productLinkFacts,
  remedyFacts,
  seasonalFacts,
} from './block-facts/products.ts'
import { findClosings } from './calendar.ts'
import { findContact } from './find-contact.ts'
import { findPosts } from './find-posts.ts'
import { chosenTopics, findTopics } from './find-topics.ts'
import { findFormFacts } from './form-facts.ts'
import { linkAddress } from './link-address.ts'
import { option } from './options.ts'
import { findPictures } from './pictures/find-pictures.ts'
import { publicFileOf } from './public-files.ts'

/** Illustrations of containers, for names without their own: no plant that it is not. */
const byFamily: Readonly<Record<string, string>> = {
  gemmotherapy: 'drops-30ml',
  phytotherapy: 'drops-30ml',
  oligotherapy: 'drops-30ml',
  schussler_salts: 'pills',
  food_supplements: 'capsules',
} satisfies Record<SizedFamily | 'schussler_salts' | 'food_supplements', string>

/**
 * The illustration of the family that an address belongs to, e.g.
 * `/de/shop/oligotherapie/a-30009`.
 */
const familyDrawing = (address: string | undefined, language: Language) => {
  const [, ...segments] = address?.split('/').filter(Boolean) ?? []
  const [, family = ''] = findPage(segments, language)?.key.split('.') ?? []
  return byFamily[family] ?? 'globuli-tube'
}

const essentialsFacts: BlockFact<'essentials_display'> = async (
  { essentials_names },
  { language },
) => ({
  names: readEssentials(essentials_names).map(({ name, link }) => {
    const to = link && linkAddress(link, language)
    return { name, to, picture: ingredientIllustration(name) ?? familyDrawing(to, language) }
  }),
})

/** Defaults of D2 §9: posts, characters per post, pages. */
const defaults = { posts: 9, length: 100, pages: 1 }

/** The latest posts of the laboratory's social networks. */
const socialFeedFacts: BlockFact<'social_feed'> = async (
  { nr_posts = defaults.posts, truncate = defaults.length, nr_pages = defaults.pages },
  { services, language },
) => {
  const posts = [...(await option(services.db, 'social_feed_posts', language))]
    .sort((one, other) => compareDays(other.day, one.day))
    .slice(0, Math.min(nr_posts, nr_pages * postsPerPage.wide))
  const showPicture = await findPictures(services.db, language)
  return {
    posts: posts.map(({ text, link, day, picture }) => ({
      text: excerpt(text, truncate),
      link,
      date: day,
      day: longDate(day, language),
      picture: showPicture(picture),
    })),
  }
}

/** Default number of posts in the compact variant. */
const defaultPosts = 3

/** All posts; the compact variant shows the latest (D2 §9). */
const postFacts: BlockFact<'post_display'> = async (
  { compact = false, nr_posts = defaultPosts },
  { services, language },
) => {
  const posts = await findPosts(services.db, language)
  return {
    posts: compact ? posts.slice(0, nr_posts) : posts,
    all: addressOf(language, 'news'),
  }
}

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

const contactMapFacts: BlockFact<'contact_map'> = async (_, { services, language, now }) => {
  const { name, street, place, hours } = await findContact(services.db, language)
  const closings = await findClosings(services.db, { language, now, days: 365 })
  return { name, street, place, hours, closings }
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
