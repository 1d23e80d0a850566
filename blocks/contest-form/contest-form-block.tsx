import type { BlockProps } from '../block-props.ts'
import { LazyForm } from '../form-parts/lazy-form.tsx'
import type definition from './definition.ts'

export default function ContestFormBlock({
  title,
  text,
  data,
}: BlockProps<typeof definition, 'contest_form'>) {
  return <LazyForm kind="contest" title={title} text={text} data={data} />
}
