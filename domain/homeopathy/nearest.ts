import { dilutionSteps } from './dilution-steps.ts'
import { type Form, formsOf } from './form.ts'
import type { Remedy } from './remedy.ts'
import type { Scale } from './scale.ts'

/** Fallback order of scales: CH has every form and nearly every remedy. */
const fallbackScales: readonly Scale[] = ['CH', 'DH', 'LM', 'K']

/** The offered value with the fewest dilution steps from `value`; the lower one on a tie. */
export const nearestDilution = (
  scale: Scale,
  value: string,
  offered: readonly string[],
): string | undefined => {
  const steps = dilutionSteps[scale]
  const start = steps.indexOf(value)
  let nearest: string | undefined
  let fewestSteps = Number.POSITIVE_INFINITY
  for (const one of offered) {
    const stepsAway = Math.abs(steps.indexOf(one) - start)
    if (stepsAway < fewestSteps) [nearest, fewestSteps] = [one, stepsAway]
  }
  return nearest
}

/** The first fallback scale that the remedy has, and the form if one is given. */
export const nearestScale = ({ dilutions }: Remedy, form?: Form): Scale | undefined =>
  fallbackScales.find((scale) =>
    dilutions[scale].some((dilution) => !form || formsOf(scale, dilution).includes(form)),
  )
