import { Trans } from '@lingui/react/macro'
import { memo } from 'react'
import type { Remedy } from '../../../../domain/homeopathy/remedy.ts'
import type { SelectionEvent } from '../../../../domain/homeopathy/selection.ts'
import { remedyLists } from '../../picker/fetched-lists.ts'
import { PickStep } from '../../selector/steps/pick-step.tsx'
import type { SelectionState } from '../apply-events.ts'
import { loadSearch, stepAfterRemedy } from '../use-selection.ts'

type Props = {
  remediesUrl: string
  state: SelectionState
  takesFocus: boolean
  onChoose: (remedy: Remedy, typed: readonly SelectionEvent[]) => void
  onClear: () => void
  onClearKept: () => void
}

const loadCombobox = async () => (await loadSearch()).RemedyCombobox

export const RemedyStep = memo(({ remediesUrl, state, onClearKept, ...rest }: Props) => {
  const { remedy, kept } = state
  return (
    <PickStep
      source={{ url: remediesUrl, lists: remedyLists }}
      label={<Trans>Name or abbreviation</Trans>}
      loadCombobox={loadCombobox}
      chosen={remedy}
      chosenDetail={remedy?.abbreviation}
      notice={kept && <kept.rules.Notice state={state} onClear={onClearKept} />}
      nextStep={stepAfterRemedy(state)}
      {...rest}
    />
  )
})
