import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { Scale } from '../../../../domain/homeopathy/scale.ts'

const scaleNames = {
  DH: msg`decimal`,
  CH: msg`centesimal`,
  K: msg`Korsakov`,
  LM: msg`fifty-millesimal`,
}

/** The offered range, from lowest to highest: '5–1000'. */
const rangeOf = (offered: readonly string[]) => {
  const [first, last] = [offered[0], offered.at(-1)]
  return first === last ? first : `${first}–${last}`
}

/** A scale with its name and the range of the remedy's dilutions. */
export const ScaleCard = ({ scale, offered }: { scale: Scale; offered: readonly string[] }) => {
  const { t } = useLingui()
  return (
    <span className="grid py-1 leading-snug">
      <span className="text-lg font-semibold">{scale}</span>
      <span className="text-xs text-muted">{t(scaleNames[scale])}</span>
      <span className="min-h-4 text-xs text-muted tabular-nums">{rangeOf(offered)}</span>
    </span>
  )
}
