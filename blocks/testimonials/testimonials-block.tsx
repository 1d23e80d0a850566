import type { BlockProps } from '../block-props.ts'
import type definition from './definition.ts'
import { Testimonial } from './testimonial.tsx'

const columns = { 1: 'measure mx-auto', 2: '@2xl:grid-cols-2', 3: '@3xl:grid-cols-3' }

/** Up to three testimonials side by side. */
export default function TestimonialsBlock(props: BlockProps<typeof definition>) {
  const { icon_1, text_1, icon_2, text_2, icon_3, text_3 } = props
  const voices = [
    { icon: icon_1, text: text_1 },
    { icon: icon_2, text: text_2 ?? '' },
    { icon: icon_3, text: text_3 ?? '' },
  ].filter(({ text }) => text)
  const count = voices.length === 3 ? 3 : voices.length === 2 ? 2 : 1
  return (
    <ul className={`grid gap-10 ${columns[count]}`}>
      {voices.map(({ icon, text }) => (
        <Testimonial key={text} icon={icon} text={text} />
      ))}
    </ul>
  )
}
