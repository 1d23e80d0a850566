import { Trans } from '@lingui/react/macro'
import { memo } from 'react'
import type { Remedy } from '../../../../domain/homeopathy/remedy.ts'
import type { SelectionEvent } from '../../../../domain/homeopathy/selection.ts'
import { remedyLists } from '../../picker/fetched-lists.ts'
import { PickStep } from '../../selector/steps/pick-step.tsx'

type Props = {
  remediesUrl: string
  remedy: Remedy | undefined
  takesFocus: boolean
  onChoose: (remedy: Remedy, typed: readonly SelectionEvent[]) => void
  onClear: () => void
}

const loadCombobox = async () => (await import('../remedy-combobox.tsx')).RemedyCombobox

export const RemedyStep = memo(({ remediesUrl, remedy, ...rest }: Props) => (
  <PickStep
    source={{ url: remediesUrl, lists: remedyLists }}
    label={<Trans>Name or abbreviation</Trans>}
    loadCombobox={loadCombobox}
    chosen={remedy}
    chosenDetail={remedy?.abbreviation}
    nextStep="scale"
    {...rest}
  />
))
