import { type ReactNode, useId } from 'react'
import { Button, buttonClass } from '../../ui/button.tsx'

type Props = {
  /** The id of the heading that names the item: a screen reader says "Edit Praxis Thusis". */
  itemId: string
  look?: 'outline' | 'plain'
  className?: string
  children: ReactNode
} & (
  | { href: string; intent?: never }
  /** A button of the form around it. */
  | { href?: never; intent: string }
)

/** A link or a button of one item, named with it. */
export const ItemAction = ({
  itemId,
  href,
  intent,
  look = 'outline',
  className,
  children,
}: Props) => {
  const id = useId()
  const named = { id, 'aria-labelledby': `${id} ${itemId}` }
  return href === undefined ? (
    <Button {...named} type="submit" name="intent" value={intent} look={look} className={className}>
      {children}
    </Button>
  ) : (
    <a {...named} href={href} className={buttonClass(look, className)}>
      {children}
    </a>
  )
}
