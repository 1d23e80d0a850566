import type { BlockProps } from '../block-props.ts'
import type { Answered } from '../form-parts/form-answer.ts'
import PublicForm from '../form-parts/public-form.tsx'
import type definition from './definition.ts'

export default function ContestFormBlock({
  title,
  text,
  data,
  answer,
}: Answered & BlockProps<typeof definition, 'contest_form'>) {
  return <PublicForm title={title} text={text} data={data} answer={answer} />
}
