import { buttonClass } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { joinClasses } from '../../ui/join-classes.ts'
import { BlockLink } from './block-link.tsx'

const line = 'arrow-link'

const looks = { filled: buttonClass(), outline: buttonClass('outline'), line }

const isElsewhere = (to: string) => /^https:/.test(to)

type Props = {
  /** If absent or empty, nothing is rendered, even with a label. */
  to: string | undefined
  text: string | undefined
  look?: keyof typeof looks
  /** The address is a file, not a page. */
  isFile?: boolean
  className?: string
}

/** The call to action of a block, as a button or a link with an arrow. */
export const CallToAction = ({ to, text, look = 'line', isFile = false, className }: Props) => {
  if (!to || !text) return null
  const icon = isFile ? 'download-simple' : isElsewhere(to) ? 'arrow-up-right' : 'arrow-right'
  return (
    <BlockLink to={to} className={joinClasses(looks[look], className)}>
      {text}
      {(look === 'line' || isFile) && <Icon name={icon} className="size-4" />}
    </BlockLink>
  )
}
