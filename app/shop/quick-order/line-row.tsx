import { Trans, useLingui } from '@lingui/react/macro'
import { memo, type ReactNode } from 'react'
import { times } from '../../../domain/money.ts'
import { labelled } from '../../../messages/labelled.ts'
import { lineMessages } from '../../../messages/shop/lines.ts'
import type { QuickLine } from '../../../server/catalogue/quick-order/read-quick-order.ts'
import { Icon } from '../../../ui/icon.tsx'
import { OrderLine } from '../order-line.tsx'
import { ChoiceMatrix, type ChooseAnswer } from './choice-matrix.tsx'

/** Of the left border and of the icon. */
const states = {
  ok: { border: 'border-l-leaf', icon: 'check', colour: 'text-leaf-dark' },
  ask: { border: 'border-l-ochre-light', icon: 'warning', colour: 'text-ochre' },
  impossible: { border: 'border-l-alarm', icon: 'warning', colour: 'text-alarm' },
  unreadable: { border: 'border-l-alarm', icon: 'warning', colour: 'text-alarm' },
} as const

const quiet = { border: 'border-l-line', icon: undefined, colour: '' } as const

const messageOf = ({ problems }: QuickLine) => problems.map(({ message }) => message).join(' ')

type MarkedTextProps = { text: string; marked: readonly string[] }

/** A written line with the words that were not read marked. */
const MarkedText = ({ text, marked }: MarkedTextProps) => {
  const parts: ReactNode[] = []
  let rest = text
  for (;;) {
    const [next] = marked
      .map((word) => ({ word, at: rest.indexOf(word) }))
      .filter(({ at }) => at >= 0)
      .sort((one, other) => one.at - other.at || other.word.length - one.word.length)
    if (!next) break
    parts.push(rest.slice(0, next.at), <mark key={parts.length}>{next.word}</mark>)
    rest = rest.slice(next.at + next.word.length)
  }
  return (
    <>
      {parts}
      {rest}
    </>
  )
}

/** Beside the name: the specification, the question, and what was typed. */
const Detail = ({ read, typed }: { read: QuickLine; typed: string }) => {
  const { t } = useLingui()
  const { item, isCompletedByHabit, notice, unread } = read
  return (
    <>
      {item ? (
        lineMessages(item.info, t).detail
      ) : (
        <span className="font-semibold text-ink">{messageOf(read)}</span>
      )}{' '}
      {isCompletedByHabit ? (
        <em>
          <Trans>as you usually order it</Trans>
        </em>
      ) : (
        typed && (
          <em className={unread.length > 0 ? 'ml-2' : 'line-typed'}>
            <MarkedText text={typed} marked={unread} />
          </em>
        )
      )}
      {item && unread.length > 0 && (
        <span className="block">
          <Trans>Not read: {unread.join(', ')}</Trans>
        </span>
      )}
      {notice && <span className="block text-ochre">{notice}</span>}
    </>
  )
}

/** Its parts, not the row: those of unchanged lines stay equal, so that they are not rendered again. */
type LineRowProps = {
  line: number
  text: string
  read: QuickLine | undefined
  /** The question that `text` is an answer to: it stays, so that nothing moves and the answer can be changed. */
  asked?: QuickLine | undefined
  /** The text itself is just above. */
  isAlone?: boolean
  onChoose: ChooseAnswer
  onLeave: () => void
}

/** What is read of a line: an article with its price, or a question with its answers. One element, which keeps the focus. */
export const LineRow = memo(
  ({ line, text, read, asked, isAlone = false, onChoose, onLeave }: LineRowProps) => {
    const { t } = useLingui()
    const item = read?.item
    const label = read?.label ?? ''
    const state = read && !read.isCompletedByHabit ? states[read.status] : quiet
    const question = read && read.choices.length > 0 ? read : asked
    return (
      <OrderLine
        tabIndex={-1}
        className={`border-l-4 pl-3 ${state.border}`}
        data-status={read?.status}
        line={item ?? { name: label || (isAlone && read ? '' : text) }}
        lead={
          <Icon name={state.icon ?? 'check'} className={state.icon ? state.colour : 'invisible'} />
        }
        detail={
          read ? (
            <Detail read={read} typed={label && (!isAlone || read.unread.length > 0) ? text : ''} />
          ) : (
            <Trans>(reading)</Trans>
          )
        }
        count={read?.quantity}
        price={item?.price}
        amount={item && read && times(item.price, read.quantity)}
      >
        {question && (
          <ChoiceMatrix
            line={line}
            question={t(labelled(text, messageOf(question)))}
            choices={question.choices}
            text={text}
            onChoose={onChoose}
            onLeave={onLeave}
          />
        )}
      </OrderLine>
    )
  },
)
