import { useEffect, useState } from 'react'
import type { Audience } from '../../../domain/catalogue/text-sections.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import ReservedTexts from '../products/page/reserved-texts.tsx'

type Described = { id: number; description: string }

/**
 * The audience of the family's descriptions (R35), and the description of the remedy in the
 * address.
 */
export type OfferTexts = { describedTo: Audience; described?: Described }

const fetchDescription = async (id: number, language: string, signal: AbortSignal) => {
  const answer = await fetch(`/api/shop/remedies/${id}/description?lang=${language}`, { signal })
  return answer.ok ? String((await answer.json()).data.description) : ''
}

/** Undefined while loading; '' when there is none, or loading failed. */
const useDescription = (id: number, known: Described | undefined) => {
  const language = useLanguage()
  const [fetched, setFetched] = useState<Described>()
  const found = [known, fetched].find((one) => one?.id === id)?.description
  const isMissing = found === undefined
  useEffect(() => {
    if (!isMissing) return
    const leaving = new AbortController()
    fetchDescription(id, language, leaving.signal).then(
      (description) => setFetched({ id, description }),
      () => leaving.signal.aborted || setFetched({ id, description: '' }),
    )
    return () => leaving.abort()
  }, [id, language, isMissing])
  return found
}

const OpenDescription = ({ id, described }: { id: number; described: Described | undefined }) => {
  const description = useDescription(id, described)
  if (description === '') return null
  return (
    <p className="measure mt-4 min-h-20 text-muted" aria-live="polite">
      {description}
    </p>
  )
}

/** The description of the chosen remedy, for those who may read it (R35). */
export const RemedyDescription = ({ id, texts }: { id: number; texts: OfferTexts }) => {
  if (texts.describedTo === 'nobody') return null
  return texts.describedTo === 'everyone' ? (
    <OpenDescription id={id} described={texts.described} />
  ) : (
    <ReservedTexts id={id} sections={['description']} />
  )
}
