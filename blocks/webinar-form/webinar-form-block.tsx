import type { PropsOf } from '../block-component.ts'
import { LazyForm } from '../form-parts/lazy-form.tsx'

export default function WebinarFormBlock({ title, text, data }: PropsOf<'webinar_form'>) {
  return <LazyForm kind="webinar" title={title} text={text} data={data} />
}
