import { Icon } from '../../../ui/icon.tsx'
import type { IconName } from '../../../ui/icon-name.ts'

type Props = {
  icon: IconName
  label: string
  isEnd: boolean
  className?: string
  onClick: () => void
}

/** A button beside a quantity. Uses aria-disabled at an end (D1 §5), so that it keeps the focus. */
export const QuantityStep = ({ icon, label, isEnd, className = '', onClick }: Props) => (
  <button
    type="button"
    aria-label={label}
    aria-disabled={isEnd || undefined}
    data-repeats
    onClick={onClick}
    className={`inline-flex size-11 items-center justify-center hover:bg-wash aria-disabled:text-muted aria-disabled:hover:bg-transparent ${className}`}
  >
    <Icon name={icon} className="size-4" />
  </button>
)
