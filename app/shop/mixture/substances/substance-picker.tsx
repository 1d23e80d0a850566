import { Trans } from '@lingui/react/macro'
import { type NamedRemedy, offeredScales } from '../../../../domain/mixture/draft.ts'
import type { SubstanceType } from '../../../../domain/mixture/substance.ts'
import { remedyLists } from '../../picker/fetched-lists.ts'
import { Picker } from '../../picker/picker.tsx'
import { plantLists } from './substance-lists.ts'

type Props = {
  type: SubstanceType
  /** The address of the type's list. */
  url: string
  takesFocus: boolean
  onChoose: (remedy: NamedRemedy) => void
}

/** The search for a substance of a type; plants are also found by their Latin name. */
export const SubstancePicker = ({ type, url, takesFocus, onChoose }: Props) =>
  type === 'Homeopathy' ? (
    <Picker
      source={{ url, lists: remedyLists }}
      label={<Trans>Name or abbreviation</Trans>}
      detailOf={({ dilutions }) => offeredScales(dilutions).join(' ')}
      takesFocus={takesFocus}
      onChoose={({ id, name }) => onChoose({ id, name })}
    />
  ) : (
    <Picker
      key={url}
      source={{ url, lists: plantLists }}
      label={<Trans>Name</Trans>}
      takesFocus={takesFocus}
      onChoose={({ id, label }) => onChoose({ id, name: label })}
    />
  )
