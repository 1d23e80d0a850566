import { useLingui } from '@lingui/react'
import { useId } from 'react'
import type { HydrateOn } from '../../domain/page/hydrate-on.ts'
import { usePageContext } from '../i18n/page-context.ts'
import { type IslandName, type IslandProps, islands } from './islands.ts'
import { JsonScript } from './json-script.tsx'
import { renderIsland } from './render-island.tsx'

type Props<Name extends IslandName> = {
  name: Name
  props: IslandProps<Name>
  className?: string
}

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
