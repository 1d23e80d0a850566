import { Illustration } from '../../ui/illustration.tsx'
import type { TopicData } from '../block-data.ts'
import { BlockLink } from './block-link.tsx'

type Props = { topics: readonly TopicData[]; className?: string }

/** Health topics, each below its illustration. */
export const TopicIndex = ({ topics, className = 'grid-cols-2 md:grid-cols-5' }: Props) => (
  <ul className={`grid border-t border-l border-line ${className}`}>
    {topics.map(({ key, title, to, picture }) => (
      <li key={key} className="grid border-r border-b border-line">
        <BlockLink
          to={to}
          className="group flex flex-col items-center justify-between gap-3 px-2 py-6 text-center hover:bg-sheet"
        >
          <Illustration
            name={picture}
            className="aspect-square w-24 object-cover md:max-lg:w-20 lg:w-28"
          />
          <span className="max-w-full hyphens-auto wrap-anywhere font-serif leading-tight max-md:sm:text-[1.05rem] md:text-[0.8125rem] lg:text-[0.9rem] xl:text-[1.05rem] group-hover:text-leaf-dark group-hover:underline">
            {title}
          </span>
        </BlockLink>
      </li>
    ))}
  </ul>
)
