import { Trans } from '@lingui/react/macro'
import { memo } from 'react'
import { type Remedy, scalesOf } from '../../../../domain/homeopathy/remedy.ts'
import { remedyLists } from '../../picker/fetched-lists.ts'
import { PickStep } from '../../selector/steps/pick-step.tsx'

type Props = {
  remediesUrl: string
  remedy: Remedy | undefined
  takesFocus: boolean
  onChoose: (remedy: Remedy) => void
  onClear: () => void
}

export const RemedyStep = memo(({ remediesUrl, remedy, ...rest }: Props) => (
  <PickStep
    source={{ url: remediesUrl, lists: remedyLists }}
    label={<Trans>Name or abbreviation</Trans>}
    detailOf={(item) => scalesOf(item).join(' ')}
    chosen={remedy}
    chosenDetail={remedy?.abbreviation}
    nextStep="scale"
    {...rest}
  />
))
