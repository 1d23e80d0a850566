import type { ComponentProps } from 'react'
import { useActionData } from 'react-router'
import { FormAnswerContext, type PublicFormAnswer } from '../../blocks/form-parts/form-facts.ts'
import { BlockIslandContext, RenderBlocks } from '../../blocks/render-blocks.tsx'
import { RenderedIsland } from '../islands/island.tsx'
import { blockIslandName } from '../islands/islands.ts'

type IslandProps = Omit<ComponentProps<typeof RenderedIsland>, 'name'> & { type: string }

/** A block that is operated, in an island. */
export const BlockIsland = ({ type, ...rest }: IslandProps) => (
  <RenderedIsland name={blockIslandName(type)} {...rest} />
)

/** The blocks of a page that has `answerForm` as its action. */
export const PageBlocks = (props: ComponentProps<typeof RenderBlocks>) => (
  <FormAnswerContext value={useActionData<PublicFormAnswer>()}>
    <BlockIslandContext value={BlockIsland}>
      <RenderBlocks {...props} />
    </BlockIslandContext>
  </FormAnswerContext>
)
