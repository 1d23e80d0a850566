import { LateForm } from '../form-parts/lazy-form.tsx'
import type { PropsOf } from '../block-component.ts'

export default function ContestFormBlock({ title, text, data }: PropsOf<'contest_form'>) {
  return <LateForm kind="contest" title={title} text={text} data={data} />
}
