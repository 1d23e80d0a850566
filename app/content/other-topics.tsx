import { Trans } from '@lingui/react/macro'
import type { TopicData } from '../../blocks/block-data.ts'
import { TopicIndex } from '../../blocks/parts/topic-index.tsx'

/** A few other topics, below a topic (D1 §2). */
export const OtherTopics = ({ topics }: { topics: readonly TopicData[] }) =>
  topics.length > 0 && (
    <nav aria-labelledby="other-topics" className="page">
      <h2 id="other-topics" className="mb-6 border-t border-line pt-10 md:pt-14">
        <Trans>Other topics</Trans>
      </h2>
      <TopicIndex topics={topics} className="grid-cols-1 sm:grid-cols-3" />
    </nav>
  )
