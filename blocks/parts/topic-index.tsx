import { Illustration } from '../../ui/illustration.tsx'
import type { TopicData } from '../block-data.ts'
import { BlockLink } from './block-link.tsx'

type Props = { topics: readonly TopicData[]; className?: string }

/** Health topics, each below its illustration. */
export const TopicIndex = ({ topics, className = 'grid-cols-2 md:grid-cols-5' }: Props) => (
  <ul className={`grid border-t border-l border-line ${className}`}>
    {topics.map(({ key, title, to, picture }) => (
      <li key={key} className="grid border-r border-b border-line">
        <BlockLink to={to} className="topic">
          <Illustration name={picture} className="object-cover" />
          <span>{title}</span>
        </BlockLink>
      </li>
    ))}
  </ul>
)
