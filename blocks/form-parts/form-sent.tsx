import { useEffect, useRef } from 'react'
import { Icon } from '../../ui/icon.tsx'
import type { ShownForm } from './form-facts.ts'

type Props = { words: ShownForm['words']; hasNewsletter: boolean }

/** Replaces the form after submission. Takes the focus, so that screen readers announce it. */
export const FormSent = ({ words, hasNewsletter }: Props) => {
  const note = useRef<HTMLDivElement>(null)
  useEffect(() => note.current?.focus(), [])
  return (
    <div ref={note} role="status" tabIndex={-1} className="flex gap-4 p-6 sm:p-8">
      <Icon name="check" className="mt-1 size-7 shrink-0 text-leaf-dark" />
      <div className="grid gap-3">
        <p className="font-serif text-2xl leading-snug text-balance">{words.success}</p>
        {hasNewsletter && <p className="text-muted">{words.newsletter_sent}</p>}
      </div>
    </div>
  )
}
