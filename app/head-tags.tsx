import type { MetaDescriptor } from 'react-router'
import { JsonScript } from './islands/json-script.tsx'

/** One tag of the head, as route modules describe it. */
const HeadTag = (described: NonNullable<MetaDescriptor>) => {
  if ('script:ld+json' in described)
    return <JsonScript type="application/ld+json" value={described['script:ld+json']} />
  const { tagName, ...attributes } = described as { tagName?: string }
  // A link may have a title, too.
  if (tagName === 'link') return <link {...attributes} />
  if ('title' in described) return <title>{String(described.title)}</title>
  return <meta {...attributes} />
}

/** The tags of the head that depend on the page. */
export const HeadTags = ({ meta }: { meta: readonly MetaDescriptor[] }) =>
  meta.map((described) => <HeadTag key={JSON.stringify(described)} {...described} />)
