import { useEffect, useState } from 'react'

/** Parts needed once there is a substance; they are half of the builder's script. */
const load = async () => {
  const [
    { SubstanceCard },
    { MixtureCarrierChoice },
    { NoFormNotice },
    { PriceNote },
    { RestartQuestion },
    { SizeCards },
    { ChangedChoicesNotice },
    { LabelSubstances },
  ] = await Promise.all([
    import('./substances/substance-card.tsx'),
    import('./steps/mixture-carrier-choice.tsx'),
    import('./substances/no-form-notice.tsx'),
    import('./price-note.tsx'),
    import('./restart-question.tsx'),
    import('../selector/size-cards.tsx'),
    import('./steps/changed-choices-notice.tsx'),
    import('./substances/label-substances.tsx'),
  ])
  return {
    SubstanceCard,
    MixtureCarrierChoice,
    NoFormNotice,
    PriceNote,
    RestartQuestion,
    SizeCards,
    ChangedChoicesNotice,
    LabelSubstances,
  }
}

type Parts = Awaited<ReturnType<typeof load>>

let known: Parts | undefined

export const loadParts = async (): Promise<Parts> => {
  known ??= await load()
  return known
}

/** The lazy parts; empty until they are wanted and loaded. */
export const useParts = (isWanted: boolean): Partial<Parts> => {
  const [parts, setParts] = useState(() => known)
  const isMissing = isWanted && !parts
  useEffect(() => {
    if (isMissing) loadParts().then(setParts)
  }, [isMissing])
  return parts ?? {}
}
