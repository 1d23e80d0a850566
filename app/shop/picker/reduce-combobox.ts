import { type UseComboboxState, type UseComboboxStateChangeOptions, useCombobox } from 'downshift'

/**
 * Overrides Downshift: blur neither selects nor clears, and a click into the field does not close
 * the list.
 */
export const reduceCombobox = <Item>(
  state: UseComboboxState<Item>,
  { type, changes }: UseComboboxStateChangeOptions<Item>,
): Partial<UseComboboxState<Item>> => {
  const { InputBlur, InputClick } = useCombobox.stateChangeTypes
  if (type === InputBlur)
    return { ...changes, selectedItem: state.selectedItem, inputValue: state.inputValue }
  if (type === InputClick && state.isOpen) return state
  return changes
}
