import { Plate } from '../parts/plate.tsx'
import { RichTextView } from '../parts/rich-text-view.tsx'
import type { PropsOf } from '../shown-block.ts'

/** A person and the plant that stands for them, on either side. */
export default function TeamMemberBlock(props: PropsOf<'team_member'>) {
  const { name, function: role, description, image, layout = 'left' } = props
  const isRight = layout === 'right'
  return (
    <section
      className={`grid items-start gap-x-12 gap-y-6 ${isRight ? '@2xl:grid-cols-[minmax(0,1fr)_16rem]' : '@2xl:grid-cols-[16rem_minmax(0,1fr)]'}`}
    >
      {image && <Plate name={image} className={isRight ? '@2xl:order-last' : ''} />}
      <div className="measure border-t border-ink pt-5">
        <h2>{name}</h2>
        {role && <p className="mt-1 font-serif text-lg text-ochre italic">{role}</p>}
        <RichTextView text={description} className="mt-4 text-lg" />
      </div>
    </section>
  )
}
