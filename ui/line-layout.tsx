import type { ComponentProps, ReactNode, Ref } from 'react'
import { joinClasses } from './join-classes.ts'

type ListProps = Omit<ComponentProps<'ol'>, 'ref'> & {
  as?: 'ul' | 'ol'
  ref?: Ref<HTMLOListElement & HTMLUListElement>
}

/** A list of `LineLayout`. Its own width, not that of the screen, decides between columns and two rows per line. */
export const LineList = ({ as: List = 'ul', className, ...rest }: ListProps) => (
  <div className="line-list">
    <List className={joinClasses('lines', className)} {...rest} />
  </div>
)

type Props = Omit<ComponentProps<'li'>, 'children'> & {
  /** A star, tick or check box. */
  lead?: ReactNode
  /** 28 px wide. */
  picture?: ReactNode
  name: ReactNode
  /** The specification beside the name. */
  detail?: ReactNode
  /** Below name and specification: substances, reference. */
  notes?: ReactNode
  quantity?: ReactNode
  amount?: ReactNode
  /** Icon buttons. */
  actions?: ReactNode
  /** Below the line in its full width: questions, editor, refusal. */
  children?: ReactNode
  /** The quantity is a field: on narrow screens it has a row of its own. */
  hasField?: boolean
}

/** The cells of a line: an article with quantity, price and actions (`line-layout.css`). */
export const LineLayout = ({
  lead,
  picture,
  name,
  detail,
  notes,
  quantity,
  amount,
  actions,
  children,
  hasField,
  className,
  ...rest
}: Props) => (
  <li className={joinClasses('line', hasField && 'line-with-field', className)} {...rest}>
    {lead && <div className="line-lead">{lead}</div>}
    {picture && <div className="line-picture">{picture}</div>}
    <div className="line-text">
      <div className="line-name">{name}</div>
      {detail && <div className="line-detail">{detail}</div>}
      {notes && <div className="line-notes">{notes}</div>}
    </div>
    {quantity && <div className="line-quantity">{quantity}</div>}
    {amount && <div className="line-amount">{amount}</div>}
    {actions && <div className="line-actions">{actions}</div>}
    {children && <div className="line-below">{children}</div>}
  </li>
)
