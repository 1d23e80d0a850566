import { compareDays } from '../../../domain/compare-days.ts'
import { excerpt } from '../../../domain/content/excerpt.ts'
import { postsPerPage } from '../../../domain/content/social-posts.ts'
import { longDate } from '../../../domain/long-date.ts'
import { option } from '../options.ts'
import { findPictures } from '../pictures/find-pictures.ts'
import type { BlockFact } from './fact.ts'

/** Defaults of D2 §9: posts, characters per post, pages. */
const defaults = { posts: 9, length: 100, pages: 1 }

/** The latest posts of the laboratory's social networks. */
export const socialFeedFacts: BlockFact<'social_feed'> = async (
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
