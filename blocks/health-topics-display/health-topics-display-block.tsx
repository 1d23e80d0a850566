import { Trans } from '@lingui/react/macro'
import type { PropsOf } from '../block-component.ts'
import { TopicIndex } from '../parts/topic-index.tsx'

/** Health topics, each under its plant (D2 §3). */
export default function HealthTopicsDisplayBlock({
  title,
  data: { topics },
}: PropsOf<'health_topics_display'>) {
  if (topics.length === 0) return null
  return (
    <section>
      <h2 className="mb-6">{title || <Trans>Health topics</Trans>}</h2>
      <TopicIndex topics={topics} />
    </section>
  )
}
