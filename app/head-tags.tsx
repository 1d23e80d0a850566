import type { MetaDescriptor } from 'react-router'

/** `<` would let a text end the script. */
const asJson = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')

/** One tag of the head, as route modules describe it. */
const HeadTag = (described: NonNullable<MetaDescriptor>) => {
  if ('title' in described) return <title>{String(described.title)}</title>
  if ('script:ld+json' in described)
    return (
      <script
        type="application/ld+json"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped JSON, not executed
        dangerouslySetInnerHTML={{ __html: asJson(described['script:ld+json']) }}
      />
    )
  const { tagName, ...attributes } = described as { tagName?: string }
  return tagName === 'link' ? <link {...attributes} /> : <meta {...attributes} />
}

/** The tags of the head that depend on the page. */
export const HeadTags = ({ meta }: { meta: readonly MetaDescriptor[] }) =>
  meta.map((described) => <HeadTag key={JSON.stringify(described)} {...described} />)
