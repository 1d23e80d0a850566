import { useLingui } from '@lingui/react/macro'
import type { ComponentProps, ReactNode } from 'react'
import { Icon } from '../../../ui/icon.tsx'

type Props = {
  inputId: string
  labelText: ReactNode
  isAllShown: boolean
  label?: ComponentProps<'label'>
  input: ComponentProps<'input'>
  /** Props of the button next to the field. */
  showAll: ComponentProps<'button'>
}

/** The search field, with a button that shows all items. */
export const SearchBox = ({ inputId, labelText, isAllShown, label, input, showAll }: Props) => {
  const { t } = useLingui()
  return (
    <>
      <label
        {...label}
        htmlFor={inputId}
        className="mb-1.5 block text-sm text-muted noscript:hidden"
      >
        {labelText}
      </label>
      <div className="flex rounded-lg noscript:hidden border border-edge bg-white has-[input:focus-visible]:outline-3 has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-leaf-dark">
        <Icon name="magnifying-glass" className="m-4 mr-0 size-5 self-center text-muted" />
        <input
          type="text"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          className="min-h-14 w-full min-w-0 bg-transparent px-3 text-lg outline-none"
          {...input}
          id={inputId}
        />
        <button
          type="button"
          aria-pressed={isAllShown}
          className="m-1.5 shrink-0 rounded-md px-3 text-sm font-semibold text-leaf-dark hover:bg-wash aria-pressed:bg-wash"
          {...showAll}
        >
          {isAllShown ? t`Show fewer` : t`Show all`}
        </button>
      </div>
    </>
  )
}
