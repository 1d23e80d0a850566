import { addressOf } from '../../../domain/page/address.ts'
import { findPosts } from '../find-posts.ts'
import type { BlockFact } from './fact.ts'

/** Default number of posts in the compact variant. */
const defaultPosts = 3

/** All posts; the compact variant shows the latest (D2 §9). */
export const postFacts: BlockFact<'post_display'> = async (
  { compact = false, nr_posts = defaultPosts },
  { services, language },
) => {
  const posts = await findPosts(services.db, language)
  return {
    posts: compact ? posts.slice(0, nr_posts) : posts,
    all: addressOf(language, 'news'),
  }
}
