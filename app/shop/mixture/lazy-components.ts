import { lazyPart } from '../../../ui/lazy-part.tsx'

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
