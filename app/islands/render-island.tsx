import type { I18n } from '@lingui/core'
import type { ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import type { PageContextValue } from '../i18n/page-context.ts'
import { IslandRoot } from './hydration/island-root.tsx'
import { allIslands } from './islands.ts'

/** Every island's component; loaded once at start, as a page is rendered synchronously. */
const components = new Map<string, ComponentType<object>>(
  await Promise.all(
    [...allIslands].map(
      async ([name, { load }]) => [name, (await load()).default as ComponentType<object>] as const,
    ),
  ),
)

type Rendered = { name: string; props: object; page: PageContextValue; texts: I18n; id: string }

/** The HTML of an island as a separate React root, so that the browser can hydrate it alone. */
export const renderIsland = ({ name, props, page, texts, id }: Rendered) => {
  const Component = components.get(name)
  if (!Component) throw new Error(`No island ${name}`)
  return renderToString(
    <IslandRoot page={page} texts={texts}>
      <Component {...props} />
    </IslandRoot>,
    { identifierPrefix: id },
  )
}
