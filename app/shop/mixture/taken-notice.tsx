import { useLingui } from '@lingui/react/macro'
import { Icon } from '../../../ui/icon.tsx'
import { formNames } from '../preparation-texts.ts'
import type { Taken } from './changes.ts'
import { formReasonTexts } from './form-reason-texts.ts'

/** What a change took away besides, in words; read out as it happens. */
export const TakenNotice = ({ taken }: { taken: Taken | undefined }) => {
  const { t } = useLingui()
  const textOf = (one: Taken) => {
    if (one.what === 'carrier') {
      const reason = t`Not available if there is a Phyto- or Gemmotherapy substance.`
      return t`The vehicle has been deselected. ${reason}`
    }
    const name = t(formNames[one.form])
    const reason =
      one.reason === 'not-with-plants'
        ? t`Not available if there is a Phyto- or Gemmotherapy substance.`
        : t(formReasonTexts[one.reason](name))
    return t`${name} is no longer selected. ${reason}`
  }
  return (
    <p role="status" className={taken ? 'mb-3 flex gap-2 text-sm font-medium text-ochre' : ''}>
      {taken && (
        <>
          <Icon name="info" className="mt-0.5 size-4" />
          {textOf(taken)}
        </>
      )}
    </p>
  )
}
