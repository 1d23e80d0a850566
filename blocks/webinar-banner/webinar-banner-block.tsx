import { useLingui } from '@lingui/react/macro'
import { buttonClass } from '../../ui/button.tsx'
import type { BlockProps } from '../block-props.ts'
import { BlockImage } from '../parts/block-image.tsx'
import { BlockLink } from '../parts/block-link.tsx'
import { RichTextView } from '../parts/rich-text-view.tsx'
import type definition from './definition.ts'

/** The next webinar with its date and subject; a past webinar is labelled as such. */
export default function WebinarBannerBlock({
  title,
  text,
  date,
  time,
  link,
  button_text,
  image,
  data: { day, isPast },
}: BlockProps<typeof definition, 'webinar_banner'>) {
  const { t } = useLingui()
  return (
    <section className="@container">
      <div className="grid items-center gap-x-12 gap-y-6 border border-line bg-sheet p-5 shadow-label @3xl:grid-cols-[auto_minmax(0,1fr)] @3xl:p-8">
        {image && <BlockImage name={image} className="h-auto w-full max-w-sm object-contain" />}
        <div>
          <p className="eyebrow">{t`Webinar`}</p>
          <p className="mt-2 font-serif text-xl text-leaf-dark">
            <time dateTime={time && /^\d\d:\d\d$/.test(time) ? `${date}T${time}` : date}>
              {[day, time].filter(Boolean).join(', ')}
            </time>
          </p>
          <h2 className="mt-1">{title}</h2>
          {text && <RichTextView text={text} className="measure mt-3 text-lg" />}
          <p className="mt-6">
            {isPast ? (
              <span className="text-muted">{t`This webinar is over.`}</span>
            ) : (
              <BlockLink to={link} className={buttonClass('filled')}>
                {button_text}
              </BlockLink>
            )}
          </p>
        </div>
      </div>
    </section>
  )
}
