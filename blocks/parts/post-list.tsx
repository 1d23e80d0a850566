import type { PostData } from '../block-data.ts'
import { BlockLink } from './block-link.tsx'

type Props = { posts: readonly PostData[]; level?: 'h2' | 'h3' }

/** A list of posts by date. `level`: heading level of the posts. */
export const PostList = ({ posts, level = 'h2' }: Props) => {
  const Heading = level
  return (
    <ul className="divide-y divide-line border-y border-line">
      {posts.map(({ title, lead, to, date, day }) => (
        <li key={to}>
          <BlockLink
            to={to}
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
          </BlockLink>
        </li>
      ))}
    </ul>
  )
}
