import type { PropsOf } from '../block-component.ts'
import { Film } from '../parts/film.tsx'

/** A film beside what it is about. */
export default function VideoBlock({ video_url, title, text, image }: PropsOf<'video'>) {
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
