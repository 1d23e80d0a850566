import { Trans, useLingui } from '@lingui/react/macro'
import { embedHost } from '../../domain/content/embed-hosts.ts'
import { postsPerPage } from '../../domain/content/social-posts.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import type { SocialPost } from '../block-data.ts'
import type { BlockProps } from '../block-props.ts'
import { BlockImage } from '../parts/block-image.tsx'
import { BlockLink } from '../parts/block-link.tsx'
import { ThirdParty } from '../parts/third-party.tsx'
import type definition from './definition.ts'

const Post = ({ text, link, date, day, picture }: SocialPost) => (
  <a href={link} rel="noopener" className="group flex h-full flex-col border border-line bg-sheet">
    <span className="grid place-items-center border-b border-line bg-paper">
      <BlockImage name={picture} className="aspect-4/3 w-full object-contain p-5" />
    </span>
    <span className="flex grow flex-col gap-2 p-4">
      <time dateTime={date} className="text-sm tabular-nums text-muted">
        {day}
      </time>
      <span className="group-hover:text-leaf-dark group-hover:underline">{text}</span>
    </span>
  </a>
)

/** Number of posts that a click adds: six on a wide screen, two on a narrow one (D2 §9). */
const Posts = ({ posts, pages }: { posts: readonly SocialPost[]; pages: number }) => {
  const offered = posts.slice(0, pages * postsPerPage.wide)
  return (
    <div data-more={postsPerPage.wide}>
      <ul className="grid gap-6 @md:grid-cols-2 @2xl:grid-cols-3">
        {offered.map((post, at) => (
          <li
            key={post.link}
            hidden={at >= postsPerPage.wide}
            className={at < postsPerPage.narrow ? '' : 'max-md:not-in-data-all:hidden'}
          >
            <Post {...post} />
          </li>
        ))}
      </ul>
      {offered.length > postsPerPage.wide && (
        <Button look="outline" className="mt-6 noscript:hidden" data-action="show-more">
          <Trans>Show more</Trans>
        </Button>
      )}
    </div>
  )
}

/** The laboratory's posts; another site's feed loads after consent or a click (R36). */
export default function SocialFeedBlock({
  title,
  profile_link,
  embed_url,
  nr_pages = 1,
  data: { posts },
}: BlockProps<typeof definition, 'social_feed'>) {
  const { t } = useLingui()
  const host = embed_url ? embedHost(embed_url) : undefined
  return (
    <section className="@container">
      <div className="mb-6 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2">
        <h2>{title || t`On social media`}</h2>
        <BlockLink
          to={profile_link}
          className="text-link inline-flex min-h-11 items-center font-medium"
        >
          {t`Follow us`}
        </BlockLink>
      </div>
      {posts.length > 0 && <Posts posts={posts} pages={nr_pages} />}
      {embed_url && host && (
        <ThirdParty
          before={
            <div className="mt-6 border border-line bg-sheet p-6">
              <p>{t`More posts are loaded from ${host} if you ask for them.`}</p>
              <button type="button" data-action="embed" className={buttonClass('outline', 'mt-4')}>
                {t`Show posts`}
              </button>
            </div>
          }
        >
          <iframe
            src={embed_url}
            title={title || host}
            loading="lazy"
            sandbox="allow-scripts allow-same-origin allow-popups"
            className="mt-6 h-160 w-full border border-line bg-paper"
          />
        </ThirdParty>
      )}
    </section>
  )
}
