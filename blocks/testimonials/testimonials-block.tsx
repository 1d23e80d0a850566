import { useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import type { BlockProps } from '../block-props.ts'
import { ContentIcon } from '../parts/content-icon.tsx'
import type definition from './definition.ts'

/** Matches the end of a sentence, a dash, and a short remainder without a dash. */
const sourcePattern = /^(.*[.!?…»”"])\s+[–—]\s+([^–—]{1,60})$/s

/** Splits a testimonial into its words and the source after a final dash. */
export const splitSource = (text: string): { words: string; source?: string } => {
  const [, words, source] = sourcePattern.exec(text.trim()) ?? []
  return words !== undefined && source !== undefined ? { words, source } : { words: text }
}

/** In characters; longer testimonials are collapsed (D2 §9). */
const maxLength = 200

/** Splits a text between two words: `start` is always shown; `rest`, often empty, on demand. */
export const cutText = (text: string): { start: string; rest: string } => {
  if (text.length <= maxLength) return { start: text, rest: '' }
  const space = text.lastIndexOf(' ', maxLength)
  const end = space > 0 ? space : maxLength
  return { start: text.slice(0, end), rest: text.slice(end) }
}

type Props = { icon: string | undefined; text: string }

/** One testimonial; without script its whole text is shown. */
const Testimonial = ({ icon, text }: Props) => {
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
