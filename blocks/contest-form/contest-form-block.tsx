import { PublicForm } from '../form-parts/public-form.tsx'
import type { PropsOf } from '../shown-block.ts'

export default function ContestFormBlock({ title, text, data }: PropsOf<'contest_form'>) {
  return <PublicForm title={title} text={text} data={data} />
}
