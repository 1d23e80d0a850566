import { Trans, useLingui } from '@lingui/react/macro'
import { memo } from 'react'
import { type Remedy, scalesOf } from '../../../../domain/homeopathy/remedy.ts'
import type { QueryRest } from '../../../../domain/search/query-events.ts'
import { preparationParts } from '../../../../messages/shop/preparations.ts'
import { remedyLists } from '../../picker/fetched-lists.ts'
import { PickStep } from '../../selector/steps/pick-step.tsx'
import { stateWith } from '../state-with.ts'

type Props = {
  remediesUrl: string
  remedy: Remedy | undefined
  takesFocus: boolean
  onChoose: (remedy: Remedy, rest: QueryRest | undefined) => void
  onClear: () => void
}

export const RemedyStep = memo(({ remediesUrl, remedy, ...rest }: Props) => {
  const { t } = useLingui()
  /** The typed preparation, as far as the remedy has it; else its scales. */
  const detailOf = (item: Remedy, typed: QueryRest | undefined) =>
    preparationParts(stateWith(item, typed).selection, t).join(' · ') || scalesOf(item).join(' ')
  return (
    <PickStep
      source={{ url: remediesUrl, lists: remedyLists }}
      label={<Trans>Name or abbreviation</Trans>}
      detailOf={detailOf}
      chosen={remedy}
      chosenDetail={remedy?.abbreviation}
      nextStep="scale"
      {...rest}
    />
  )
})
