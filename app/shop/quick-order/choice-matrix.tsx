import type { KeyboardEvent, SyntheticEvent } from 'react'
import { formatAmount, times } from '../../../domain/money.ts'
import type { QuickChoice } from '../../../server/catalogue/quick-order/read-quick-order.ts'

export type ChooseAnswer = (line: number, choice: QuickChoice) => void

/** The answers by form, the likeliest first, each with its place among all. */
const groupsOf = (choices: readonly QuickChoice[]) => {
  const groups = new Map<string, { choice: QuickChoice; at: number }[]>()
  choices.forEach((choice, at) => {
    groups.set(choice.group, [...(groups.get(choice.group) ?? []), { choice, at }])
  })
  return [...groups]
}

type ChoiceMatrixProps = {
  line: number
  question: string
  choices: readonly QuickChoice[]
  /** The text of the line, that of the chosen answer once it is answered. */
  text: string
  onChoose: ChooseAnswer
  onLeave: () => void
}

/** Answers to a question, a row for each form, each with its digit as the key. Without script they submit the form. */
export const ChoiceMatrix = ({
  line,
  question,
  choices,
  text,
  onChoose,
  onLeave,
}: ChoiceMatrixProps) => {
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
      className="flex flex-wrap gap-x-3 gap-y-1"
      onKeyDown={chooseByKey}
    >
      {groupsOf(choices).map(([group, cells]) => (
        <div key={group} className="flex flex-wrap items-center gap-1">
          {cells.some(({ choice }) => choice.short !== group) && (
            <span className="text-sm text-muted empty:hidden">{group}</span>
          )}
          {cells.map(({ choice, at }) => (
            <button
              key={choice.text}
              type="submit"
              name="choose"
              value={`${line}:${choice.text}`}
              aria-keyshortcuts={String(at + 1)}
              aria-pressed={choice.text === text || undefined}
              className="inline-flex min-h-8 items-center gap-1.5 rounded-md border border-edge bg-white px-2 text-left text-sm leading-tight hover:border-leaf-dark hover:bg-wash aria-pressed:border-leaf-dark aria-pressed:bg-wash aria-pressed:font-semibold pointer-coarse:min-h-11"
              onClick={(event) => {
                event.preventDefault()
                choose(event, choice)
              }}
            >
              <span aria-hidden="true" className="font-mono text-xs text-muted">
                {at + 1}
              </span>
              <span className="whitespace-pre-line">
                {choice.short !== group && <span className="sr-only">{group} </span>}
                {choice.text.includes('\n') ? choice.text : choice.short}
              </span>
              {choice.item && (
                <span className="price text-muted">
                  {formatAmount(times(choice.item.price, choice.quantity))}
                </span>
              )}
            </button>
          ))}
        </div>
      ))}
    </div>
  )
}
