import { type Form, formsOf } from './form.ts'
import { ladder } from './ladder.ts'
import type { Remedy } from './remedy.ts'
import type { Scale } from './scale.ts'

/** The scale to fall back on: CH first, as it has every form and nearly every remedy. */
const fallbackScales: readonly Scale[] = ['CH', 'DH', 'LM', 'K']

/** The value fewest steps of the ladder away from the wanted one; of two equally near, the lower. */
export const nearestDilution = (
  scale: Scale,
  wanted: string,
  offered: readonly string[],
): string | undefined => {
  const steps = ladder[scale]
  const start = steps.indexOf(wanted)
  const distance = (value: string) => Math.abs(steps.indexOf(value) - start)
  return offered.reduce<string | undefined>(
    (best, value) => (best === undefined || distance(value) < distance(best) ? value : best),
    undefined,
  )
}

/** The first scale to fall back on that the remedy has, for a form if one is given. */
export const nearestScale = ({ dilutions }: Remedy, form?: Form): Scale | undefined =>
  fallbackScales.find((scale) =>
    dilutions[scale].some((dilution) => !form || formsOf(scale, dilution).includes(form)),
  )
