import { PageLink } from '../i18n/page-link.tsx'

export type PostSummary = { title: string; lead: string; slug: string; date: string; day: string }

/** News by date, like entries of a journal. `level` is that of their headings. */
export const PostList = ({
  posts,
  level = 'h2',
}: {
  posts: readonly PostSummary[]
  level?: 'h2' | 'h3'
}) => {
  const Heading = level
  return (
    <ul className="divide-y divide-line border-y border-line">
      {posts.map(({ title, lead, slug, date, day }) => (
        <li key={slug}>
          <PageLink
            page="news.post"
            params={{ slug }}
            className="group grid gap-x-8 gap-y-1 py-6 md:grid-cols-[11rem_minmax(0,1fr)]"
          >
            <time dateTime={date} className="pt-1 text-sm tabular-nums text-muted">
              {day}
            </time>
            <div>
              <Heading className="text-xl group-hover:text-leaf-dark group-hover:underline md:text-2xl">
                {title}
              </Heading>
              <p className="measure mt-2 text-muted">{lead}</p>
            </div>
          </PageLink>
        </li>
      ))}
    </ul>
  )
}
