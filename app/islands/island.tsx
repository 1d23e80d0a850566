import type { I18n } from '@lingui/core'
import { useLingui } from '@lingui/react'
import { type ComponentType, useId } from 'react'
import { renderToString } from 'react-dom/server'
import type { HydrateOn } from '../../domain/page/hydrate-on.ts'
import { type PageContextValue, usePageContext } from '../i18n/page-context.ts'
import { IslandRoot } from './hydration/island-root.tsx'
import { allIslands, type IslandName, type IslandProps, islands } from './islands.ts'
import { JsonScript } from './json-script.tsx'

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
const renderIsland = ({ name, props, page, texts, id }: Rendered) => {
  const Component = components.get(name)
  if (!Component) throw new Error(`No island ${name}`)
  return renderToString(
    <IslandRoot page={page} texts={texts}>
      <Component {...props} />
    </IslandRoot>,
    { identifierPrefix: id },
  )
}

type Props<Name extends IslandName> = { name: Name; props: IslandProps<Name>; className?: string }

type AnyProps = {
  name: string
  on: HydrateOn
  props: object
  className?: string | undefined
  id?: string | undefined
}

/** An island whose props are known to fit its component. */
export const RenderedIsland = ({ name, on, props, className, id: anchor }: AnyProps) => {
  const id = useId()
  const page = usePageContext()
  const { i18n: texts } = useLingui()
  return (
    <div id={anchor} data-island={name} data-on={on} data-id={id} className={className}>
      <JsonScript value={props} />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by React */}
      <div dangerouslySetInnerHTML={{ __html: renderIsland({ name, props, page, texts, id }) }} />
    </div>
  )
}

/**
 * A part of a page that is operated: HTML of the server with the props for its script, which
 * `hydrate-islands.ts` loads when it is needed.
 */
export const Island = <Name extends IslandName>({ name, props, className }: Props<Name>) => (
  <RenderedIsland name={name} on={islands[name].on} props={props} className={className} />
)
