import { LateForm } from '../form-parts/late-form.tsx'
import type { PropsOf } from '../shown-block.ts'

export default function ContactFormBlock({ title, text, data }: PropsOf<'contact_form'>) {
  return <LateForm kind="contact" title={title} text={text} data={data} />
}
