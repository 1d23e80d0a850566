import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { mixtureFormReasonMessages } from '../../../../messages/shop/mixture-form-reasons.ts'
import { formNames } from '../../../../messages/shop/preparations.ts'
import { Icon } from '../../../../ui/icon.tsx'
import type { RemovedChoices } from '../changes.ts'

const withPlants = msg`Not available if there is a Phyto- or Gemmotherapy substance.`

/** Announces choices that a change removed in addition. */
export const ChangedChoicesNotice = ({ taken }: { taken: RemovedChoices | undefined }) => {
  const { t } = useLingui()
  const textOf = (one: RemovedChoices) => {
    if (one.what === 'carrier') {
      const reason = t(withPlants)
      return t`The vehicle has been deselected. ${reason}`
    }
    const name = t(formNames[one.form])
    const reason = t(
      one.reason === 'not-with-plants' ? withPlants : mixtureFormReasonMessages[one.reason](),
    )
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
