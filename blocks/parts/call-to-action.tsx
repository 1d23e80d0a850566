import { buttonClass } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { BlockLink } from './block-link.tsx'

const line =
  'group inline-flex min-h-11 items-center gap-2 font-semibold text-leaf-dark hover:underline'

const looks = { filled: buttonClass(), outline: buttonClass('outline'), line }

const isElsewhere = (to: string) => /^https:/.test(to)

type Props = {
  /** Absent or empty: there is no way, whatever was written on it. */
  to: string | undefined
  text: string | undefined
  look?: keyof typeof looks
  /** It leads to a file rather than to a page. */
  isFile?: boolean
  className?: string
}

/** A block's way on, as a button or a line with an arrow. */
export const CallToAction = ({
  to,
  text,
  look = 'line',
  isFile = false,
  className = '',
}: Props) => {
  if (!to || !text) return null
  const icon = isFile ? 'download-simple' : isElsewhere(to) ? 'arrow-up-right' : 'arrow-right'
  return (
    <BlockLink to={to} className={`${looks[look]} ${className}`}>
      {text}
      {(look === 'line' || isFile) && <Icon name={icon} className="size-4" />}
    </BlockLink>
  )
}
