import { useEffect, useState } from 'react'

/** A part of the builder's script that is loaded when it is needed. */
type LazyPart<Components> = {
  load: () => Promise<Components>
  /** The components; empty until they are needed and loaded. */
  use: (isNeeded: boolean) => Partial<Components>
}

const lazyPart = <Components>(
  importComponents: () => Promise<Components>,
): LazyPart<Components> => {
  let loaded: Components | undefined
  const load = async () => {
    loaded ??= await importComponents()
    return loaded
  }
  const use = (isNeeded: boolean) => {
    const [components, setComponents] = useState(() => loaded)
    const isMissing = isNeeded && !components
    useEffect(() => {
      if (isMissing) load().then(setComponents)
    }, [isMissing])
    return components ?? {}
  }
  return { load, use }
}

/** Needed once there is a substance. */
export const { load: loadSubstanceParts, use: useSubstanceParts } = lazyPart(async () => {
  const [{ SubstanceCard }, { LabelSubstances }] = await Promise.all([
    import('./substances/substance-card.tsx'),
    import('./substances/label-substances.tsx'),
  ])
  return { SubstanceCard, LabelSubstances }
})

/** Needed once a substance is complete: only then, the next steps can be answered. */
export const { use: useChoiceParts } = lazyPart(async () => {
  const [
    { MixtureCarrierChoice },
    { NoFormNotice },
    { PriceNote },
    { RestartQuestion },
    { SizeCards },
    { ChangedChoicesNotice },
  ] = await Promise.all([
    import('./steps/mixture-carrier-choice.tsx'),
    import('./substances/no-form-notice.tsx'),
    import('./price-note.tsx'),
    import('./restart-question.tsx'),
    import('../selector/size-cards.tsx'),
    import('./steps/changed-choices-notice.tsx'),
  ])
  return {
    MixtureCarrierChoice,
    NoFormNotice,
    PriceNote,
    RestartQuestion,
    SizeCards,
    ChangedChoicesNotice,
  }
})
