import { Trans } from '@lingui/react/macro'
import { useId, useState } from 'react'
import { ContentIcon } from '../parts/content-icon.tsx'
import { cutText, splitSource } from './testimonial-text.ts'

type Props = { icon: string | undefined; text: string }

/** One testimonial; without script its whole text is shown. */
export const Testimonial = ({ icon, text }: Props) => {
  const [isOpen, setOpen] = useState(false)
  const restId = useId()
  const { words, source } = splitSource(text)
  const { start, rest } = cutText(words)
  return (
    <li className="flex flex-col border-t border-ink pt-5">
      {icon && <ContentIcon name={icon} className="mb-4 size-8 text-leaf-dark" />}
      <blockquote className="font-serif text-xl leading-snug whitespace-pre-line">
        {start}
        {rest && (
          <>
            <span aria-hidden="true" className="noscript:hidden">
              {!isOpen && ' …'}
            </span>
            <span id={restId} className={isOpen ? '' : 'hidden noscript:inline'}>
              {rest}
            </span>
          </>
        )}
      </blockquote>
      {rest && (
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={restId}
          onClick={() => setOpen(!isOpen)}
          className="text-link mt-2 min-h-11 self-start font-medium noscript:hidden"
        >
          {isOpen ? <Trans>Read less</Trans> : <Trans>Read more</Trans>}
        </button>
      )}
      {source && <p className="mt-3 text-muted">{source}</p>}
    </li>
  )
}
