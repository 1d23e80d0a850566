import { useCallback, useMemo, useState } from 'react'
import {
  type MixtureEvent,
  type MixtureState,
  nextMixture,
} from '../../../domain/mixture/builder.ts'
import { canClose, type DilutionsOf, type MixtureDraft } from '../../../domain/mixture/draft.ts'
import { mixtureSizes } from '../../../domain/mixture/mixture-form.ts'
import { onlyValue } from '../selector/notes.ts'
import { findFinishedSubstance, findRemovedChoices, type RemovedChoices } from './changes.ts'
import { persistedMixture, persistMixture, usePersistedMixture } from './persisted-mixture.ts'
import { findListed, type ListAddresses } from './substances/substance-lists.ts'

/** Effects of the last change, to be announced. */
export type ChangeEffects = {
  taken?: RemovedChoices | undefined
  finished?: MixtureDraft | undefined
}

/** The element to focus after rendering: a substance, or the button that adds one. */
type FocusTarget = { key: number } | 'add-button'

export type CardsView = {
  /** Cards kept open although they could be closed. */
  open: ReadonlySet<number>
  focusOn?: FocusTarget | undefined
}

const closed: ReadonlySet<number> = new Set()

const withOnlySize = (state: MixtureState, event: MixtureEvent): MixtureState => {
  if (event.type !== 'choose-form' || state.form !== event.form) return state
  const size = onlyValue(mixtureSizes(event.form))
  return size ? nextMixture(state, { type: 'choose-size', size }, () => undefined) : state
}

/** Cards are open while a choice needed for closing is missing (D2 §4). */
export const isCardOpen = (draft: MixtureDraft, { open }: CardsView) =>
  open.has(draft.key) || !canClose(draft)

/** The state of the builder; the returned functions are stable. */
export const useBuilder = (addresses: ListAddresses) => {
  const state = usePersistedMixture()
  const [view, setView] = useState<CardsView>({ open: closed })
  const [news, setNews] = useState<ChangeEffects>({})

  const change = useCallback(
    (...events: MixtureEvent[]) => {
      const dilutionsOf: DilutionsOf = (id) => findListed('Homeopathy', addresses, id)?.dilutions
      const before = persistedMixture()
      const after = events.reduce(
        (now, event) => withOnlySize(nextMixture(now, event, dilutionsOf), event),
        before,
      )
      if (after === before) return before
      persistMixture(after)
      setNews({
        taken: findRemovedChoices(before, after),
        finished: findFinishedSubstance(before, after),
      })
      // The edited card stays open when it could be closed.
      const [first] = events
      const key = first && 'key' in first && first.type !== 'delete' ? first.key : undefined
      if (key !== undefined)
        setView(({ open }) => ({ open: open.has(key) ? open : new Set([...open, key]) }))
      return after
    },
    [addresses],
  )

  const actions = useMemo(
    () => ({
      change,
      /** Adds a substance and closes the other cards that can be closed. */
      add: () => {
        const before = persistedMixture()
        const after = change({ type: 'add' })
        const added = after === before ? undefined : after.substances.at(-1)
        if (added) setView({ open: new Set([added.key]), focusOn: { key: added.key } })
      },
      remove: (key: number) => {
        const { substances } = persistedMixture()
        const at = substances.findIndex((draft) => draft.key === key)
        change({ type: 'delete', key })
        const neighbour = substances[at + 1] ?? substances[at - 1]
        setView(({ open }) => ({
          open: new Set([...open].filter((one) => one !== key)),
          focusOn: neighbour ? { key: neighbour.key } : 'add-button',
        }))
      },
      open: (key: number) =>
        setView(({ open }) => ({ open: new Set([...open, key]), focusOn: { key } })),
      close: (key: number) =>
        setView(({ open }) => ({
          open: new Set([...open].filter((one) => one !== key)),
          focusOn: { key },
        })),
      restart: () => {
        change({ type: 'clear' })
        setView({ open: closed, focusOn: 'add-button' })
      },
      tookFocus: () => setView(({ open }) => ({ open })),
    }),
    [change],
  )
  return { state, view, news, actions }
}

export type Builder = ReturnType<typeof useBuilder>
export type Actions = Builder['actions']
