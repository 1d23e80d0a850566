import type { MetaDescriptor } from 'react-router'
import type { Thing, WithContext } from 'schema-dts'

/**
 * What a page tells search engines, in the terms of schema.org. It stands in the head as data, not
 * as script: React Router escapes it, and the content policy runs none of it.
 */
export const structuredData = <Told extends Thing>(told: WithContext<Told>) =>
  ({ 'script:ld+json': told }) as MetaDescriptor
