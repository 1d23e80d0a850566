import type { BlockProps } from '../block-props.ts'
import { Illustrated } from '../parts/illustrated.tsx'
import { RichTextView } from '../parts/rich-text-view.tsx'
import type definition from './definition.ts'

const sides = {
  left: 'grid-cols-[7rem_minmax(0,1fr)] @2xl:grid-cols-[16rem_minmax(0,1fr)]',
  right: 'grid-cols-[minmax(0,1fr)_7rem] @2xl:grid-cols-[minmax(0,1fr)_16rem]',
}

/** A person with an image on either side. */
export default function TeamMemberBlock(props: BlockProps<typeof definition>) {
  const { name, function: role, description, image, layout = 'left' } = props
  return (
    <section
      className={`grid grid-rows-[auto_1fr] items-start gap-x-5 gap-y-4 @2xl:gap-x-12 ${image ? sides[layout] : ''}`}
    >
      {image && (
        <Illustrated
          name={image}
          shape="square"
          className={`@2xl:row-span-2 ${layout === 'right' ? 'order-2 @2xl:col-start-2' : ''}`}
        />
      )}
      <div className="border-t border-ink pt-4">
        <h2>{name}</h2>
        {role && <p className="mt-1 font-serif text-lg text-ochre italic">{role}</p>}
      </div>
      <RichTextView
        text={description}
        className={`measure text-lg ${image ? 'order-3 @max-2xl:col-span-2' : ''} ${layout === 'right' ? '@2xl:col-start-1 @2xl:row-start-2' : ''}`}
      />
    </section>
  )
}
