import { LateForm } from '../form-parts/late-form.tsx'
import type { PropsOf } from '../shown-block.ts'

export default function ContestFormBlock({ title, text, data }: PropsOf<'contest_form'>) {
  return <LateForm kind="contest" title={title} text={text} data={data} />
}
