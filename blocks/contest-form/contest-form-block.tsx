import type { PropsOf } from '../block-component.ts'
import { LazyForm } from '../form-parts/lazy-form.tsx'

export default function ContestFormBlock({ title, text, data }: PropsOf<'contest_form'>) {
  return <LazyForm kind="contest" title={title} text={text} data={data} />
}
