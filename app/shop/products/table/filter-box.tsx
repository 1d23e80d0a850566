import { Trans } from '@lingui/react/macro'
import { useId } from 'react'

/** The box whose text filters a list. */
export const FilterBox = () => {
  const id = useId()
  return (
    <div className="grid grow gap-1 sm:w-48 sm:grow-0">
      <label htmlFor={id} className="text-sm font-medium text-muted">
        <Trans>Filter</Trans>
      </label>
      <input
        id={id}
        type="text"
        data-filter="q"
        autoComplete="off"
        spellCheck="false"
        className="min-h-11 w-full rounded-md border border-edge bg-white px-3 py-2"
      />
    </div>
  )
}
