import { LateForm } from '../form-parts/late-form.tsx'
import type { PropsOf } from '../shown-block.ts'

export default function WebinarFormBlock({ title, text, data }: PropsOf<'webinar_form'>) {
  return <LateForm kind="webinar" title={title} text={text} data={data} />
}
