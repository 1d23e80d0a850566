import type { BlockProps } from '../block-props.ts'
import { LazyForm } from '../form-parts/lazy-form.tsx'
import type definition from './definition.ts'

export default function WebinarFormBlock({
  title,
  text,
  data,
}: BlockProps<typeof definition, 'webinar_form'>) {
  return <LazyForm kind="webinar" title={title} text={text} data={data} />
}
