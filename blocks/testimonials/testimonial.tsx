import { useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { ContentIcon } from '../parts/content-icon.tsx'
import { cutText, splitSource } from './testimonial-text.ts'

type Props = { icon: string | undefined; text: string }

/** One testimonial; without script its whole text is shown. */
export const Testimonial = ({ icon, text }: Props) => {
  const { t } = useLingui()
  const restId = useId()
  const { words, source } = splitSource(text)
  const { start, rest } = cutText(words)
  return (
    <li className="group/voice flex flex-col border-t border-ink pt-5">
      {icon && <ContentIcon name={icon} className="mb-4 size-8 text-leaf-dark" />}
      <blockquote className="font-serif text-xl leading-snug whitespace-pre-line">
        {start}
        {rest && (
          <>
            <span aria-hidden="true" className="group-data-open/voice:hidden noscript:hidden">
              {' …'}
            </span>
            <span id={restId} className="hidden group-data-open/voice:inline noscript:inline">
              {rest}
            </span>
          </>
        )}
      </blockquote>
      {rest && (
        <button
          type="button"
          aria-expanded="false"
          aria-controls={restId}
          data-action="toggle-rest"
          className="text-link mt-2 min-h-11 self-start font-medium noscript:hidden"
        >
          <span className="group-data-open/voice:hidden">{t`Read more`}</span>
          <span className="not-group-data-open/voice:hidden">{t`Read less`}</span>
        </button>
      )}
      {source && <p className="mt-3 text-muted">{source}</p>}
    </li>
  )
}
