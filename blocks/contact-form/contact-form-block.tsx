import type { BlockProps } from '../block-props.ts'
import { LazyForm } from '../form-parts/lazy-form.tsx'
import type definition from './definition.ts'

export default function ContactFormBlock({
  title,
  text,
  data,
}: BlockProps<typeof definition, 'contact_form'>) {
  return <LazyForm kind="contact" title={title} text={text} data={data} />
}
