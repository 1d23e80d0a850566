import { Trans } from '@lingui/react/macro'
import type { BlockProps } from '../block-props.ts'
import { TopicIndex } from '../parts/topic-index.tsx'
import type definition from './definition.ts'

/** Health topics, each with its illustration (D2 §3). */
export default function HealthTopicsDisplayBlock({
  title,
  data: { topics },
}: BlockProps<typeof definition, 'health_topics_display'>) {
  if (topics.length === 0) return null
  return (
    <section>
      <h2 className="mb-6">{title || <Trans>Health topics</Trans>}</h2>
      <TopicIndex topics={topics} />
    </section>
  )
}
