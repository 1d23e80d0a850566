import type { KeyboardEvent, SyntheticEvent } from 'react'
import { times } from '../../../domain/money.ts'
import type { QuickChoice } from '../../../server/catalogue/quick-order/read-quick-order.ts'
import { Price } from '../../../ui/price.tsx'

type Props = {
  line: number
  question: string
  choices: readonly QuickChoice[]
  onChoose: (line: number, choice: QuickChoice) => void
  onLeave: () => void
}

/** Answers to a question, each with its digit as the key. Without script they submit the form. */
export const ChoiceButtons = ({ line, question, choices, onChoose, onLeave }: Props) => {
  // The row has the focus until the answer is read: another digit must not change the text.
  const choose = (event: SyntheticEvent<HTMLElement>, choice: QuickChoice) => {
    event.currentTarget.closest('li')?.focus()
    onChoose(line, choice)
  }
  const chooseByKey = (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return
    if (event.key === 'Escape') onLeave()
    const choice = /^[1-9]$/.test(event.key) ? choices[Number(event.key) - 1] : undefined
    if (!choice && event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    if (choice) choose(event, choice)
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out in rows
    <div
      role="group"
      aria-label={question}
      className="mt-2 flex flex-wrap gap-2"
      onKeyDown={chooseByKey}
    >
      {choices.map((choice, i) => (
        <button
          key={choice.text}
          type="submit"
          name="choose"
          value={`${line}:${choice.text}`}
          aria-keyshortcuts={String(i + 1)}
          className="inline-flex min-h-11 items-center gap-2 rounded-md border border-edge bg-white px-3 py-1.5 text-left text-sm hover:border-leaf-dark hover:bg-wash"
          onClick={(event) => {
            event.preventDefault()
            choose(event, choice)
          }}
        >
          <span aria-hidden="true" className="font-mono text-xs text-muted">
            {i + 1}
          </span>
          <span>{choice.label}</span>
          {choice.item && (
            <Price amount={times(choice.item.price, choice.quantity)} className="text-muted" />
          )}
        </button>
      ))}
    </div>
  )
}
