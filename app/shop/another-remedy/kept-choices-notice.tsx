import { useLingui } from '@lingui/react/macro'
import { preparationParts } from '../../../messages/shop/preparations.ts'
import type { SelectionState } from '../homeopathy/apply-events.ts'
import KeptNotice from './kept-notice.tsx'

type Props = { state: SelectionState; onClear: () => void }

/** The choices of the previous remedy; a potency that is not offered is named with its scale. */
export const KeptChoicesNotice = ({ state, onClear }: Props) => {
  const { t } = useLingui()
  const { selection, remedy, kept } = state
  const all = { ...kept?.chosen, ...kept?.waiting }
  const scale = kept?.dropped.dilution !== undefined && selection.scale
  const dropped = { ...(scale && { scale }), ...kept?.dropped }
  return (
    <KeptNotice
      kept={preparationParts(all, t)}
      dropped={preparationParts(dropped, t)}
      name={remedy?.name}
      onClear={onClear}
    />
  )
}
