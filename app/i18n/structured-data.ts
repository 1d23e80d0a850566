import type { MetaDescriptor } from 'react-router'
import type { Thing, WithContext } from 'schema-dts'

/**
 * Data for search engines, in the terms of schema.org. It is a data block, not a script: React
 * Router escapes it, and the content security policy does not run it.
 */
export const structuredData = <Told extends Thing>(told: WithContext<Told>) =>
  ({ 'script:ld+json': told }) as MetaDescriptor
