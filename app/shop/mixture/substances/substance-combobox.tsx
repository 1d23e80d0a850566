import { dilutionText } from '../../../../domain/homeopathy/dilution-steps.ts'
import type { ListedRemedy } from '../../../../domain/homeopathy/remedy-list.ts'
import { offeredScales } from '../../../../domain/mixture/draft.ts'
import { type MixtureScale, mixtureScales } from '../../../../domain/mixture/substance.ts'
import { eventsOf, type QueryRest } from '../../../../domain/search/query-events.ts'
import { type ComboboxProps, PickerCombobox } from '../../picker/picker-combobox.tsx'

/** A potency that was typed with a name, and that mixtures offer. */
export type TypedPotency = { scale: MixtureScale; dilution: string }

const potencyOf = (
  rest: QueryRest | undefined,
  { dilutions }: ListedRemedy,
): TypedPotency | undefined => {
  const events = rest ? eventsOf(rest, { dilutions }) : []
  const chosen = events.find(({ type }) => type === 'choose-scale')
  const named = events.find(({ type }) => type === 'choose-dilution')
  if (chosen?.type !== 'choose-scale' || named?.type !== 'choose-dilution') return undefined
  const scale = mixtureScales.find((one) => one === chosen.scale)
  return scale && { scale, dilution: named.dilution }
}

/** The search for a homeopathic substance, which also reads its potency: 'arn 30ch'. */
export const SubstanceCombobox = ({
  onChoose,
  ...rest
}: ComboboxProps<ListedRemedy, TypedPotency | undefined>) => (
  <PickerCombobox
    {...rest}
    detailOf={(item, typed) => {
      const potency = potencyOf(typed, item)
      return potency
        ? dilutionText(potency.scale, potency.dilution)
        : offeredScales(item.dilutions).join(' ')
    }}
    onChoose={(item, typed) => onChoose(item, potencyOf(typed, item))}
  />
)
