import { useLingui } from '@lingui/react/macro'
import { redirect } from 'react-router'
import { PostList } from '../../../blocks/parts/post-list.tsx'
import type { ImagePosition } from '../../../domain/content/image-position.ts'
import { pageImage } from '../../../domain/content/page-illustrations.ts'
import type { Language } from '../../../domain/language.ts'
import { longDate } from '../../../domain/long-date.ts'
import { addressOf } from '../../../domain/page/address.ts'
import { findPosts } from '../../../server/content/find-posts.ts'
import { presentBlocks } from '../../../server/content/present-blocks.ts'
import { findTranslatedSlug } from '../../../server/content/translated-slug.ts'
import { addressesOf } from '../../../server/http/pages/page-addresses.ts'
import { requestFacts } from '../../../server/http/pages/request-facts.ts'
import { BackLink } from '../../content/back-link.tsx'
import { findOwnPage } from '../../content/find-own-page.ts'
import { PageBlocks } from '../../content/page-blocks.tsx'
import { PageHeader } from '../../content/page-header.tsx'
import type { Route } from './+types/news-post'

export { answerForm as action } from '../../content/answer-form.ts'
export { pageMeta as meta } from '../../i18n/page-meta.ts'

/** Redirects unknown posts to the overview (D2 §2), and slugs of other languages to this one's. */
const elsewhere = (language: Language, slug: string | undefined) =>
  slug
    ? redirect(addressOf(language, 'news.post', { slug }), 301)
    : redirect(addressOf(language, 'news'))

export const loader = async ({ context }: Route.LoaderArgs) => {
  const facts = context.get(requestFacts)
  const { language, page } = facts
  const { db } = facts.services
  const slug = page?.params.slug ?? ''
  const post = await findOwnPage(facts, 'news.', slug)
  if (!post) throw elsewhere(language, await findTranslatedSlug(db, 'news.', slug, language))
  const { found, slugs } = post
  const posts = await findPosts(db, language)
  return {
    title: found.title,
    description: found.description,
    meta: found.meta,
    lead: found.lead,
    date: found.date ?? '',
    day: found.date ? longDate(found.date, language) : '',
    picture: pageImage(found),
    position: found.picturePosition,
    blocks: await presentBlocks(found.blocks, facts, facts.report),
    others: posts.filter((post) => post.slug !== slug).slice(0, 3),
    addresses: addressesOf('news.post', (language) => {
      const slug = slugs[language]
      return slug ? { slug } : undefined
    }),
  }
}

/** Class names, as the content security policy refuses inline styles. */
const positions = {
  top: { left: 'object-top-left', center: 'object-top', right: 'object-top-right' },
  center: { left: 'object-left', center: '', right: 'object-right' },
  bottom: { left: 'object-bottom-left', center: 'object-bottom', right: 'object-bottom-right' },
}

const positionClass = (position: ImagePosition | undefined) =>
  position && positions[position.y][position.x]

export default function NewsPost({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui()
  const { title, lead, date, day, picture, position, blocks, others } = loaderData
  return (
    <article>
      <PageHeader
        eyebrow={<time dateTime={date}>{day}</time>}
        title={title}
        lead={lead}
        picture={picture}
        position={positionClass(position)}
      />
      <div className="grid gap-10 py-12 md:py-16">
        <div className="page">
          <BackLink page="news">{t`All news`}</BackLink>
        </div>
        <PageBlocks blocks={blocks} isPage />
        {others.length > 0 && (
          <section className="page mt-10">
            <h2 className="mb-6">{t`More news`}</h2>
            <PostList posts={others} level="h3" />
          </section>
        )}
      </div>
    </article>
  )
}
