import {
  type ComponentType,
  createContext,
  lazy,
  Suspense,
  use,
  useCallback,
  useEffect,
  useRef,
} from 'react'
import { type BlockType, blockManifest, isBlockType } from '../../../blocks/manifest.ts'
import { BlockIslandContext, RenderBlocks, weightOf } from '../../../blocks/render-blocks.tsx'
import type { ContentBlock } from '../../../domain/content/page-content.ts'
import type { Presented } from './use-presented-blocks.ts'

type Preview = {
  blocks: readonly { id: string; block: ContentBlock }[]
  presentedOf: (block: ContentBlock) => Presented | undefined
  /** In the language of the back office; the preview is in the one of the page. */
  nameOf: (type: string) => string
  unfinishedHelp: string
}

/** The blocks of the page, and how the site shows them. */
export const PreviewContext = createContext<Preview>({
  blocks: [],
  presentedOf: () => undefined,
  nameOf: (type) => type,
  unfinishedHelp: '',
})

const islands = new Map<string, ComponentType<object>>()

const islandOf = (type: BlockType) => {
  const known = islands.get(type)
  if (known) return known
  const entry = blockManifest[type]
  const load = 'island' in entry ? entry.island : undefined
  if (!load) return undefined
  const island = lazy(load as () => Promise<{ default: ComponentType<object> }>)
  islands.set(type, island)
  return island
}

type IslandProps = { type: string; props: object; id: string | undefined; className: string }

/** Blocks that are operated on the site are only shown here. */
const PreviewIsland = ({ type, props, id, className }: IslandProps) => {
  const Island = isBlockType(type) ? islandOf(type) : undefined
  return (
    <div id={id} className={className}>
      <Suspense>{Island && <Island {...props} />}</Suspense>
    </div>
  )
}

const Unfinished = ({ name, help }: { name: string; help: string }) => (
  <div className="content-block page">
    <p className="border-l-2 border-line pl-4 text-muted">
      <strong>{name}</strong>
      <br />
      {help}
    </p>
  </div>
)

/** States of a button that can be dragged, which a group does not have. */
const buttonStates = ['aria-pressed', 'aria-grabbed', 'aria-disabled']

/** Keeps the states away that Puck sets on whatever it lets drag. */
const watchStates = (element: Element) => {
  const observer = new MutationObserver(() => {
    for (const name of buttonStates) element.removeAttribute(name)
  })
  observer.observe(element, { attributeFilter: buttonStates })
  return observer
}

type Props = { id: string; type: string; dragRef: ((element: Element | null) => void) | null }

/**
 * A block in the preview: the component of the site, with what it showed last while it changes. Puck
 * lets the element of `dragRef` be selected and moved.
 */
export const BlockPreview = ({ id, type, dragRef }: Props) => {
  const { blocks, presentedOf, nameOf, unfinishedHelp } = use(PreviewContext)
  const name = nameOf(type)
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!element.current) return
    const observer = watchStates(element.current)
    return () => observer.disconnect()
  }, [])
  const attach = useCallback(
    (found: HTMLDivElement | null) => {
      element.current = found
      dragRef?.(found)
    },
    [dragRef],
  )
  const last = useRef<Presented>(undefined)
  const at = blocks.findIndex((one) => one.id === id)
  const block = blocks[at]?.block
  const presented = block && presentedOf(block)
  if (presented !== undefined) last.current = presented
  const shown = presented === undefined ? last.current : presented

  const weight = weightOf(
    blocks.map((one) => one.block),
    at,
  )
  return (
    // biome-ignore lint/a11y/useSemanticElements: no group of form fields; without a role, Puck makes it a button
    <div ref={attach} role="group" aria-label={name}>
      {/* Links and buttons are not operated here: a click selects the block. */}
      <div inert style={{ minHeight: 60 }}>
        {shown === null && <Unfinished name={name} help={unfinishedHelp} />}
        {shown && (
          <BlockIslandContext value={PreviewIsland}>
            <RenderBlocks blocks={[shown]} isPage placeOf={() => weight} />
          </BlockIslandContext>
        )}
      </div>
    </div>
  )
}
