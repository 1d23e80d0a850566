import type { ComponentProps } from 'react'
import { useActionData } from 'react-router'
import { type FormAnswer, FormAnswerContext } from '../../blocks/form-parts/form-answer.ts'
import { RenderBlocks } from '../../blocks/render-blocks.tsx'

/** The blocks of a page that has `answerForm` as its action. */
export const PageBlocks = (props: ComponentProps<typeof RenderBlocks>) => (
  <FormAnswerContext value={useActionData<FormAnswer>()}>
    <RenderBlocks {...props} />
  </FormAnswerContext>
)
