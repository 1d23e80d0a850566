import type { BlockProps } from '../block-props.ts'
import { Film } from '../parts/film.tsx'
import type definition from './definition.ts'

/** A video beside its description. */
export default function VideoBlock(props: BlockProps<typeof definition>) {
  const { video_url, title, text, image } = props
  return (
    <section className="@container">
      <div className="grid items-center gap-x-12 gap-y-6 @4xl:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]">
        <div className="border-t border-leaf pt-5">
          <h2>{title}</h2>
          {text && <p className="mt-3 text-lg text-muted">{text}</p>}
        </div>
        <Film address={video_url} title={title} poster={image || 'scene-dilution'} />
      </div>
    </section>
  )
}
