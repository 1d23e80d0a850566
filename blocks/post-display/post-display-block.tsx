import { Trans, useLingui } from '@lingui/react/macro'
import { buttonClass } from '../../ui/button.tsx'
import type { PostData } from '../block-data.ts'
import type { BlockProps } from '../block-props.ts'
import { BlockLink } from '../parts/block-link.tsx'
import { PostList } from '../parts/post-list.tsx'
import type definition from './definition.ts'

const Latest = ({ title, lead, to, date, day }: PostData) => (
  <li className="flex flex-col border-t border-leaf pt-5">
    <time dateTime={date} className="text-sm tabular-nums text-muted">
      {day}
    </time>
    <h3 className="mt-2 text-xl leading-snug">{title}</h3>
    <p className="mt-3 text-muted">{lead}</p>
    <p className="mt-auto pt-3">
      <BlockLink to={to} className="text-link inline-flex min-h-11 items-center font-medium">
        <Trans>Read more</Trans>
        <span className="sr-only"> – {title}</span>
      </BlockLink>
    </p>
  </li>
)

/** News: all posts by date; with `compact` the latest side by side (D2 §2). */
export default function PostDisplayBlock({
  title,
  compact = false,
  data: { posts, all },
}: BlockProps<typeof definition, 'post_display'>) {
  const { t } = useLingui()
  return (
    <section className="@container">
      <h2 className="mb-8">{title || t`News`}</h2>
      {posts.length === 0 && <p className="text-muted">{t`There is no news yet.`}</p>}
      {compact ? (
        <>
          <ul className="grid gap-10 @2xl:grid-cols-3 @2xl:gap-6 @4xl:gap-10">
            {posts.map((post) => (
              <Latest key={post.to} {...post} />
            ))}
          </ul>
          <p className="mt-10">
            <BlockLink to={all} className={buttonClass('outline')}>
              {t`Show all News`}
            </BlockLink>
          </p>
        </>
      ) : (
        posts.length > 0 && <PostList posts={posts} level="h3" />
      )}
    </section>
  )
}
