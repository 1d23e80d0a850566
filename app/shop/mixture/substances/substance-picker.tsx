import { Trans } from '@lingui/react/macro'
import type { NamedRemedy } from '../../../../domain/mixture/draft.ts'
import type { SubstanceType } from '../../../../domain/mixture/substance.ts'
import { remedyLists } from '../../picker/fetched-lists.ts'
import { loadPickerCombobox, Picker } from '../../picker/picker.tsx'
import type { PickableRemedy } from '../../sized/pickable-remedy.ts'
import type { TypedPotency } from './substance-combobox.tsx'
import { plantLists } from './substance-lists.ts'

type Props = {
  type: SubstanceType
  /** The address of the type's list. */
  url: string
  takesFocus: boolean
  /** `typed`: the potency that was typed with the name. */
  onChoose: (remedy: NamedRemedy, typed?: TypedPotency) => void
}

const loadSubstanceCombobox = async () =>
  (await import('./substance-combobox.tsx')).SubstanceCombobox

/** The search for a substance of a type; plants are also found by their Latin name. */
export const SubstancePicker = ({ type, url, takesFocus, onChoose }: Props) =>
  type === 'Homeopathy' ? (
    <Picker
      source={{ url, lists: remedyLists }}
      label={<Trans>Name or abbreviation</Trans>}
      loadCombobox={loadSubstanceCombobox}
      takesFocus={takesFocus}
      onChoose={({ id, name }, typed) => onChoose({ id, name }, typed)}
    />
  ) : (
    <Picker
      key={url}
      source={{ url, lists: plantLists }}
      label={<Trans>Name</Trans>}
      loadCombobox={loadPickerCombobox<PickableRemedy>}
      takesFocus={takesFocus}
      onChoose={({ id, label }) => onChoose({ id, name: label })}
    />
  )
