import { type UseComboboxState, type UseComboboxStateChangeOptions, useCombobox } from 'downshift'

/**
 * Where the search differs from Downshift's habits: leaving the field chooses nothing and forgets
 * nothing, and a click into it does not close the list.
 */
export const keepTyped = <Item>(
  state: UseComboboxState<Item>,
  { type, changes }: UseComboboxStateChangeOptions<Item>,
): Partial<UseComboboxState<Item>> => {
  const { InputBlur, InputClick } = useCombobox.stateChangeTypes
  if (type === InputBlur)
    return { ...changes, selectedItem: state.selectedItem, inputValue: state.inputValue }
  if (type === InputClick && state.isOpen) return state
  return changes
}
