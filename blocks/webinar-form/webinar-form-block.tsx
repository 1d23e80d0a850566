import { PublicForm } from '../form-parts/public-form.tsx'
import type { PropsOf } from '../shown-block.ts'

export default function WebinarFormBlock({ title, text, data }: PropsOf<'webinar_form'>) {
  return <PublicForm title={title} text={text} data={data} />
}
