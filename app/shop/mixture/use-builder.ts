import { useCallback, useMemo, useState } from 'react'
import {
  type MixtureEvent,
  type MixtureState,
  nextMixture,
} from '../../../domain/mixture/builder.ts'
import { canClose, type DilutionsOf, type Draft } from '../../../domain/mixture/draft.ts'
import { mixtureSizes } from '../../../domain/mixture/mixture-form.ts'
import { onlyValue } from '../selector/notes.ts'
import { finishedBetween, type RemovedChoices, removedBetween } from './changes.ts'
import { persistedMixture, persistMixture, usePersistedMixture } from './persisted-mixture.ts'
import { findListed, type ListAddresses } from './substances/substance-lists.ts'

/** What the last change brought about, to be said. */
export type News = { taken?: RemovedChoices | undefined; finished?: Draft | undefined }

/** Where the keyboard goes once it is drawn: into a substance, or to the button that adds one. */
export type FocusOn = { key: number } | 'add-button'

export type View = {
  /** The cards that are open though they could be closed. */
  open: ReadonlySet<number>
  focusOn?: FocusOn | undefined
}

const closed: ReadonlySet<number> = new Set()

const withOnlySize = (state: MixtureState, event: MixtureEvent): MixtureState => {
  if (event.type !== 'choose-form' || state.form !== event.form) return state
  const size = onlyValue(mixtureSizes(event.form))
  return size ? nextMixture(state, { type: 'choose-size', size }, () => undefined) : state
}

/** A card that lacks what it needs to be closed is open (D2 §4). */
export const isOpen = (draft: Draft, { open }: View) => open.has(draft.key) || !canClose(draft)

/** The builder as the person changes it; its functions stay the same for all its life. */
export const useBuilder = (addresses: ListAddresses) => {
  const state = usePersistedMixture()
  const [view, setView] = useState<View>({ open: closed })
  const [news, setNews] = useState<News>({})

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
      setNews({ taken: removedBetween(before, after), finished: finishedBetween(before, after) })
      // What is being chosen stays in view, also when it could be closed by now.
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
      /** Opens a new substance and closes the others, as far as they can be. */
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
      startAnew: () => {
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
