import type { PropsOf } from '../block-component.ts'
import { LazyForm } from '../form-parts/lazy-form.tsx'

export default function ContactFormBlock({ title, text, data }: PropsOf<'contact_form'>) {
  return <LazyForm kind="contact" title={title} text={text} data={data} />
}
