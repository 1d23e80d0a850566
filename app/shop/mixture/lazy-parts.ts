import { useEffect, useState } from 'react'

/** What is drawn only once there is a substance: it weighs as much as the rest of the builder. */
const load = async () => {
  const [card, carrier, notice, note, question, sizes, taken, label] = await Promise.all([
    import('./substances/substance-card.tsx'),
    import('./steps/mixture-carrier-choice.tsx'),
    import('./substances/no-form-notice.tsx'),
    import('./price-note.tsx'),
    import('./restart-question.tsx'),
    import('../selector/size-cards.tsx'),
    import('./steps/changed-choices-notice.tsx'),
    import('./substances/label-substances.tsx'),
  ])
  return { ...card, ...carrier, ...notice, ...note, ...question, ...sizes, ...taken, ...label }
}

type Parts = Awaited<ReturnType<typeof load>>

let known: Parts | undefined

export const loadParts = async (): Promise<Parts> => {
  known ??= await load()
  return known
}

/** The parts that come later; undefined until they are wanted and there. */
export const useParts = (isWanted: boolean): Partial<Parts> => {
  const [parts, setParts] = useState(() => known)
  const isMissing = isWanted && !parts
  useEffect(() => {
    if (isMissing) loadParts().then(setParts)
  }, [isMissing])
  return parts ?? {}
}
