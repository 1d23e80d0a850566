import { Trans, useLingui } from '@lingui/react/macro'
import { type ComponentType, createContext, type ReactNode, Suspense, use } from 'react'
import type { HydrateOn } from '../domain/page/hydrate-on.ts'
import { joinClasses } from '../ui/join-classes.ts'
import type { PresentedBlock } from './block-props.ts'
import { FormAnswerContext } from './form-parts/form-facts.ts'
import { blockManifest, isBlockType } from './manifest.ts'

const Note = ({ children }: { children: ReactNode }) => (
  <p className="border-l-2 border-line pl-4 text-muted">{children}</p>
)

/**
 * The components of HTML alone, loaded once, as a page is rendered synchronously. The manifest checks
 * the props of each; of a presented block only the type is certain.
 */
const components = new Map(
  await Promise.all(
    Object.entries(blockManifest).map(async ([type, { static: load }]) => {
      const module: { default: unknown } | undefined = await load?.()
      return [type, module?.default as ComponentType<PresentedBlock> | undefined] as const
    }),
  ),
)

type IslandProps = {
  type: string
  on: HydrateOn
  props: object
  id: string | undefined
  className: string
}

/** Renders a block that is operated; provided by the site, as blocks know no pages. */
export const BlockIslandContext = createContext<ComponentType<IslandProps>>(() => null)

/** Called with the type of a block that is left out of a page, as its component threw. */
export const BlockFailureContext = createContext((_type: string) => {})

/** Shows nothing in place of a block that threw; React renders it on such an error only. */
const LeftOut = ({ type }: { type: string }) => {
  use(BlockFailureContext)(type)
  return null
}

const BlockContent = ({ block }: { block: PresentedBlock }) => {
  const Shown = components.get(block.type)
  return Shown && <Shown {...block} />
}

type BlockProps = {
  block: PresentedBlock
  id: string | undefined
  /** Blocks inside a column have no page margins. */
  isPage: boolean
  className: string
}

/** On the server a boundary leaves out a block whose component throws; the rest of the page stays. */
const ShownBlock = ({ block, id, isPage, className }: BlockProps) => {
  const { t } = useLingui()
  const { type } = block
  const BlockIsland = use(BlockIslandContext)
  const answer = use(FormAnswerContext)
  const entry = isBlockType(type) ? blockManifest[type] : undefined
  const margin = isPage && entry?.width !== 'edge' ? 'page' : ''
  if (!entry)
    return (
      <div className={joinClasses(margin, className)}>
        <Note>{t`Block: ${type} not found!`}</Note>
      </div>
    )
  const containerClass = joinClasses('content-block', margin, className)
  if (entry.island)
    return (
      <Suspense fallback={<LeftOut type={type} />}>
        <BlockIsland
          type={type}
          on={entry.on}
          props={{ ...block, answer }}
          id={id}
          className={containerClass}
        />
      </Suspense>
    )
  return (
    <div id={id} className={containerClass}>
      <Suspense fallback={<LeftOut type={type} />}>
        <BlockContent block={block} />
      </Suspense>
    </div>
  )
}

type Props = {
  blocks: readonly PresentedBlock[]
  /** Whether the blocks are direct parts of a page, where some use the full width. */
  isPage?: boolean
  /** Class of the container, if the blocks are not simply stacked. */
  className?: string
  /** Class of each block in the container. */
  placeOf?: (type: string) => string
}

/** The id for links such as `#webinar-form`; only the first block of a type has one. */
const anchorOf = (blocks: readonly PresentedBlock[], at: number) => {
  const type = blocks[at]?.type
  return blocks.findIndex((block) => block.type === type) === at
    ? type?.replaceAll('_', '-')
    : undefined
}

const leadClass = 'lead-text'

const runClass = 'following-text'

/**
 * The style of a text block: `lead` for the first block of a page that has other blocks as well;
 * consecutive texts are separated by thin rules.
 */
export const weightOf = (blocks: readonly { type: string }[], at: number) => {
  if (blocks[at]?.type !== 'text') return ''
  if (blocks[at - 1]?.type === 'text') return runClass
  const isFirst = blocks.findIndex(({ type }) => type === 'text') === at
  return isFirst && blocks.some(({ type }) => type !== 'text') ? leadClass : ''
}

/** The blocks of a page (D2 §2). */
export const RenderBlocks = ({ blocks, isPage = false, className, placeOf = () => '' }: Props) =>
  blocks.length === 0 ? (
    <Note>
      <Trans>no content</Trans>
    </Note>
  ) : (
    <div className={className ?? `grid ${isPage ? 'gap-14 md:gap-20' : 'gap-10 md:gap-14'}`}>
      {blocks.map((block, at) => (
        <ShownBlock
          // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no other name, and stay in order.
          key={at}
          block={block}
          id={anchorOf(blocks, at)}
          isPage={isPage}
          className={joinClasses(placeOf(block.type), isPage && weightOf(blocks, at))}
        />
      ))}
    </div>
  )
