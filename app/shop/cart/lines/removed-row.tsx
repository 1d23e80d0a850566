import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { lineMessages } from '../../../../messages/shop/lines.ts'
import type { Removal } from './removals.ts'
import { useRestore } from './use-restore.ts'

const focusNow = (button: HTMLButtonElement | null) => button?.focus()

/** In the place of removed lines: what was removed, and the button that puts it back. */
export const RemovedRow = ({ removal }: { removal: Removal }) => {
  const { t } = useLingui()
  const restore = useRestore()
  const { lines } = removal
  const [first] = lines
  if (!first) return null
  const { name, info } = first.item
  const count = lines.length
  const isOne = count === 1
  return (
    <li className="-mx-3 flex items-center justify-between gap-3 bg-wash px-3 py-0.5">
      <p className="min-w-0 text-sm leading-snug text-muted">
        {isOne ? (
          <>
            {t`${name} removed`}
            <span className="max-sm:hidden"> · {lineMessages(info, t).detail}</span>
          </>
        ) : (
          <Plural value={count} one="# item removed" other="# items removed" />
        )}
      </p>
      <button
        ref={focusNow}
        type="button"
        onClick={() => restore(removal)}
        className="text-link inline-flex min-h-11 shrink-0 items-center font-semibold"
      >
        <Trans>Undo</Trans>
        {isOne && <span className="sr-only">: {name}</span>}
      </button>
    </li>
  )
}
