import type { SetupState } from '../../server/setup/setup-state.ts'

/** The steps of the set-up, in order; each has an address `?step=`. */
export const setupSteps = ['administrator', 'laboratory', 'catalogue', 'check'] as const

/** The value of `?step=` after the last step. */
export const openedStep = 'opened'

export type SetupStep = (typeof setupSteps)[number]

const isSetupStep = (text: string | null): text is SetupStep =>
  setupSteps.some((step) => step === text)

/** The steps that are complete. */
export const doneSteps = (
  setup: Pick<SetupState, 'administrator' | 'isLaboratorySaved' | 'catalogueSource'>,
): ReadonlySet<SetupStep> =>
  new Set([
    ...(setup.administrator ? (['administrator'] as const) : []),
    ...(setup.isLaboratorySaved ? (['laboratory'] as const) : []),
    ...(setup.catalogueSource ? (['catalogue'] as const) : []),
  ])

/** The first step that is not complete. */
const nextStep = (done: ReadonlySet<SetupStep>): SetupStep =>
  setupSteps.find((step) => !done.has(step)) ?? 'check'

/** The requested step, unless one before it is missing. */
export const stepToShow = (requested: string | null, done: ReadonlySet<SetupStep>): SetupStep => {
  const next = nextStep(done)
  const isReachable =
    isSetupStep(requested) && setupSteps.indexOf(requested) <= setupSteps.indexOf(next)
  return isReachable ? requested : next
}
