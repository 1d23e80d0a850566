import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Icon } from '../../../ui/icon.tsx'

type Props = { name: ReactNode; detail?: ReactNode; onClear: () => void }

/** The chosen item as a button that clears the whole selection (D2 §4). */
export const ChosenField = ({ name, detail, onClear }: Props) => (
  <>
    <button
      type="button"
      onClick={onClear}
      className="flex min-h-14 w-full items-center gap-3 rounded-lg border border-leaf-dark bg-wash px-4 py-2 text-left shadow-[inset_0_0_0_1px_var(--color-leaf-dark)] hover:bg-white"
    >
      <span className="font-serif text-2xl leading-tight">{name}</span>
      {detail && <span className="text-sm text-muted max-sm:hidden">{detail}</span>}
      <span className="ml-auto inline-flex shrink-0 items-center gap-1.5 text-sm font-semibold text-leaf-dark">
        <Trans>Change</Trans>
        <Icon name="x" className="size-4" />
      </span>
    </button>
    {/* The buttons of steps are hidden without script. */}
    <noscript>
      <p className="font-serif text-2xl leading-tight">{name}</p>
    </noscript>
  </>
)
