import { Trans, useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, memo, useEffect, useId, useRef, useState } from 'react'
import {
  canClose,
  finishedOf,
  type MixtureDraft,
  type OfferedDilutions,
} from '../../../../domain/mixture/draft.ts'
import { substanceDraftMessage } from '../../../../messages/shop/substance-drafts.ts'
import { substanceTypeNames } from '../../../../messages/shop/substances.ts'
import { Button } from '../../../../ui/button.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { usePainted } from '../../../../ui/use-painted.ts'
import { stepId } from '../../selector/step-frame.tsx'
import type { Actions } from '../use-builder.ts'
import { SubstanceFields } from './substance-fields.tsx'
import type { ListAddresses } from './substance-lists.ts'

type DeleteQuestionProps = { onDelete: () => void; onKeep: () => void }

/** Asks before deleting a substance (D2 §4), within its card; the focus is on "keep". */
const DeleteQuestion = ({ onDelete, onKeep }: DeleteQuestionProps) => {
  const id = useId()
  const keepButton = useRef<HTMLButtonElement>(null)
  useEffect(() => keepButton.current?.focus(), [])
  return (
    <div
      role="alertdialog"
      aria-labelledby={id}
      onKeyDown={(event) => event.key === 'Escape' && onKeep()}
      className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line bg-alarm-wash px-4 py-3"
    >
      <p id={id} className="grow font-medium">
        <Trans>Do you want to delete this substance?</Trans>
      </p>
      <div className="flex gap-2">
        <Button look="outline" ref={keepButton} onClick={onKeep} className="bg-sheet px-5">
          <Trans>Keep</Trans>
        </Button>
        <Button onClick={onDelete} className="bg-alarm! px-5 hover:bg-ink!">
          <Trans>Delete</Trans>
        </Button>
      </div>
    </div>
  )
}

type Props = {
  draft: MixtureDraft
  number: number
  isOpen: boolean
  takesFocus: boolean
  offered: OfferedDilutions | undefined
  addresses: ListAddresses
  actions: Actions
}

/** The field to focus after the remedy was chosen. */
const afterRemedy = ({ type, scale }: MixtureDraft) => {
  if (type !== 'Homeopathy') return '[data-close]'
  return scale ? 'input[type=range]' : 'input[name^=scale]:not([aria-disabled=true])'
}

/** Enter in a field of a finished substance adds the next one. */
const isEnterInField = ({ key, target }: KeyboardEvent) =>
  key === 'Enter' && target instanceof HTMLInputElement && target.role !== 'combobox'

const State = ({ isFinished }: { isFinished: boolean }) =>
  isFinished ? (
    <Icon name="check" className="size-5 text-leaf-dark" />
  ) : (
    <span className="mark">
      <Trans>incomplete</Trans>
    </span>
  )

/** A substance: one line when closed, its fields when open. Memoized. */
export const SubstanceCard = memo((props: Props) => {
  const { draft, number, isOpen, takesFocus, offered, addresses, actions } = props
  const { t } = useLingui()
  const { key, type, remedy } = draft
  const id = useId()
  const card = useRef<HTMLLIElement>(null)
  const [isAsking, setIsAsking] = useState(false)
  // The fields of an opened card follow after the paint of its header.
  const hasFields = usePainted(isOpen)
  const isFinished = finishedOf(draft) !== undefined
  const isClosable = canClose(draft)
  const name = substanceDraftMessage(draft) || t`New substance`

  const focus = (selector: string) => card.current?.querySelector<HTMLElement>(selector)?.focus()
  useEffect(() => {
    if (!takesFocus) return
    focus(isOpen && !remedy ? 'input' : '[data-header]')
    actions.tookFocus()
  })
  // The search field is removed once a remedy is chosen, so the focus moves to the next field.
  const hadRemedy = useRef(remedy !== undefined)
  const hasRemedy = remedy !== undefined
  useEffect(() => {
    if (hasRemedy && !hadRemedy.current) focus(afterRemedy(draft))
    hadRemedy.current = hasRemedy
  })

  const keepSubstance = () => {
    setIsAsking(false)
    focus('[data-delete]')
  }
  return (
    <li
      ref={card}
      id={stepId(`substance-${key}`)}
      onKeyDown={(event) => isFinished && isEnterInField(event) && actions.add()}
      className={`rounded-lg border bg-sheet ${isOpen ? 'border-edge shadow-label' : 'border-line'}`}
    >
      <div className="flex items-center">
        <button
          type="button"
          data-header
          aria-expanded={isOpen}
          aria-disabled={(isOpen && !isClosable) || undefined}
          onClick={() => {
            if (!isOpen) actions.open(key)
            else if (isClosable) actions.close(key)
          }}
          className="group flex min-h-14 min-w-0 grow items-center gap-3 rounded-lg py-2 pl-4 text-left max-sm:gap-2 max-sm:pl-3 not-aria-disabled:hover:bg-wash aria-disabled:cursor-default"
        >
          <span aria-hidden="true" className="w-5 shrink-0 text-sm text-muted tabular-nums">
            {number}
          </span>
          <span className="min-w-0 grow leading-tight">
            <span className="block font-serif text-lg break-words">{name}</span>
            {type && (
              <span className="block text-xs text-muted">{t(substanceTypeNames[type])}</span>
            )}
          </span>
          <State isFinished={isFinished} />
          <Icon
            name="caret-down"
            className={`size-4 text-muted group-aria-disabled:hidden motion-safe:transition-transform ${isOpen ? 'rotate-180' : ''}`}
          />
        </button>
        <button
          type="button"
          data-delete
          onClick={() => setIsAsking(true)}
          aria-label={t`Delete ${name}`}
          className="mx-1 inline-flex size-11 shrink-0 items-center justify-center rounded-full text-muted hover:bg-wash hover:text-alarm"
        >
          <Icon name="trash" />
        </button>
      </div>
      {isAsking && <DeleteQuestion onDelete={() => actions.remove(key)} onKeep={keepSubstance} />}
      {isOpen && hasFields && (
        <div className="border-t border-line p-4">
          <SubstanceFields {...{ draft, offered, addresses, change: actions.change }} />
          <div className="mt-5 flex flex-wrap items-center gap-x-3 gap-y-2">
            <Button
              data-close
              look={isFinished ? 'plain' : 'outline'}
              aria-disabled={!isClosable || undefined}
              aria-describedby={isClosable ? undefined : id}
              onClick={() => isClosable && actions.close(key)}
              className="aria-disabled:border-line aria-disabled:bg-transparent"
            >
              {t`Close`}
            </Button>
            {!isClosable && (
              <p id={id} className="text-sm text-muted">
                {type === 'Homeopathy'
                  ? t`Choose the substance and the scale first.`
                  : t`Choose the type and the substance first.`}
              </p>
            )}
          </div>
        </div>
      )}
    </li>
  )
})
