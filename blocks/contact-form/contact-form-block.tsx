import { PublicForm } from '../form-parts/public-form.tsx'
import type { PropsOf } from '../shown-block.ts'

export default function ContactFormBlock({ title, text, data }: PropsOf<'contact_form'>) {
  return <PublicForm title={title} text={text} data={data} />
}
