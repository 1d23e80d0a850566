import { addressOf } from '../../../domain/page/address.ts'
import { findPosts } from '../find-posts.ts'
import type { Fact } from './fact.ts'

/** Compact it is so many unless the block says how many. */
const usualPosts = 3

/** All posts, or of the compact variant the latest (D2 §9). */
export const postFacts: Fact<'post_display'> = async (
  { compact = false, nr_posts = usualPosts },
  { services, language },
) => {
  const posts = await findPosts(services.db, language)
  return {
    posts: compact ? posts.slice(0, nr_posts) : posts,
    all: addressOf(language, 'news'),
  }
}
