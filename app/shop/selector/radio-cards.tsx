import type { ReactNode } from 'react'
import { Icon } from '../../../ui/icon.tsx'
import { noteId, waitingId } from './steps/step-ids.ts'

export type RadioCardsProps<Value> = {
  /** The accessible name of the group: the title of its step. */
  name: string
  choices: readonly { value: Value; available: boolean }[]
  /** The notes of the step; unavailable options refer to them. */
  notes?: readonly { values: readonly Value[] }[]
  chosen: Value | undefined
  onChoose: (value: Value) => void
  children: (value: Value) => ReactNode
  className: string
}

const card =
  'relative flex min-h-14 cursor-pointer items-center rounded-lg border border-edge bg-sheet px-4 py-2 hover:border-leaf-dark hover:bg-wash has-checked:border-leaf-dark has-checked:bg-wash has-checked:shadow-[inset_0_0_0_1px_var(--color-leaf-dark)] has-aria-disabled:cursor-not-allowed has-aria-disabled:border-dashed has-aria-disabled:border-line has-aria-disabled:bg-transparent has-aria-disabled:text-muted'

const radio = 'peer pointer-events-none absolute inset-0 appearance-none rounded-lg'

/**
 * Native radio buttons as cards. An unavailable option can be focused and shows its reason;
 * choosing it has no effect.
 */
export const RadioCards = <Value extends string>(props: RadioCardsProps<Value>) => {
  const { name, choices, notes = [], chosen, onChoose, children, className } = props
  return (
    <div className={`grid gap-2 ${className}`}>
      {choices.map(({ value, available }) => {
        const note = notes.findIndex(({ values }) => values.includes(value))
        return (
          <label key={value} className={card}>
            <input
              type="radio"
              name={name}
              value={value}
              checked={value === chosen}
              onChange={() => onChoose(value)}
              aria-disabled={!available || undefined}
              aria-describedby={
                available ? undefined : note < 0 ? waitingId(name) : noteId(name, note)
              }
              className={radio}
            />
            {children(value)}
            <Icon
              name="check"
              className="pointer-events-none invisible absolute top-1.5 right-1.5 size-4 text-leaf-dark peer-checked:visible"
            />
          </label>
        )
      })}
    </div>
  )
}
