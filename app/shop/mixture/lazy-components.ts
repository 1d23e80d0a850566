import { useEffect, useState } from 'react'

/** Parts needed once there is a substance; they are half of the builder's script. */
const importComponents = async () => {
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

type LazyComponents = Awaited<ReturnType<typeof importComponents>>

let loaded: LazyComponents | undefined

export const loadLazyComponents = async (): Promise<LazyComponents> => {
  loaded ??= await importComponents()
  return loaded
}

/** The lazy parts; empty until they are wanted and loaded. */
export const useLazyComponents = (isNeeded: boolean): Partial<LazyComponents> => {
  const [parts, setParts] = useState(() => loaded)
  const isMissing = isNeeded && !parts
  useEffect(() => {
    if (isMissing) loadLazyComponents().then(setParts)
  }, [isMissing])
  return parts ?? {}
}
