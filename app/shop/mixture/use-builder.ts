import { msg } from '@lingui/core/macro'
import { useCallback, useMemo, useState } from 'react'
import type { Form } from '../../../domain/homeopathy/form.ts'
import {
  emptyMixture,
  finishedSubstances,
  isMixtureReadyForSize,
  type MixtureEvent,
  type MixtureState,
  nextMixture,
} from '../../../domain/mixture/builder.ts'
import {
  canClose,
  type DilutionsOf,
  finishedOf,
  type MixtureDraft,
} from '../../../domain/mixture/draft.ts'
import {
  type FormReason,
  mixtureFormReason,
  mixtureSizes,
} from '../../../domain/mixture/mixture-form.ts'
import { readMixture } from '../../../domain/mixture/stored-mixture.ts'
import { persistedStore } from '../../shell/persisted/persisted-store.ts'
import { usePersisted } from '../../shell/persisted/use-persisted.ts'
import type { Prompt } from '../selector/add-button.tsx'
import { onlyValue } from '../selector/step-frame.tsx'
import { findListed, type ListAddresses } from './substances/substance-lists.ts'

/** A choice that a change removed in addition, with the reason. */
export type RemovedChoices = { what: 'form'; form: Form; reason: FormReason } | { what: 'carrier' }

/**
 * The choice that a change of the substances removed: the form, or the carrier of Drops with
 * plants.
 */
export const findRemovedChoices = (
  before: MixtureState,
  after: MixtureState,
): RemovedChoices | undefined => {
  const { form, carrier } = before
  if (before.substances === after.substances || !form) return undefined
  const finished = finishedSubstances(after)
  const reason = mixtureFormReason(form, finished, after.substances.length > 0)
  if (reason) return { what: 'form', form, reason }
  return carrier && !after.carrier ? { what: 'carrier' } : undefined
}

/** The substance that the change finished. */
export const findFinishedSubstance = (
  before: MixtureState,
  after: MixtureState,
): MixtureDraft | undefined =>
  after.substances.find((draft) => {
    const earlier = before.substances.find(({ key }) => key === draft.key)
    return finishedOf(draft) && !(earlier && finishedOf(earlier))
  })

// The persisted value is our own state or from an earlier visit; each object is parsed once.
const read = new WeakMap<object, MixtureState>()

const mixtureIn = (stored: unknown): MixtureState => {
  if (typeof stored !== 'object' || stored === null) return emptyMixture
  const state = read.get(stored) ?? readMixture(stored)
  read.set(stored, state)
  return state
}

/** The mixture in the builder: persisted across reloads and logins, cleared at logout (D1 §4). */
export const usePersistedMixture = (): MixtureState =>
  mixtureIn(usePersisted(({ mixture }) => mixture))

export const persistedMixture = (): MixtureState => mixtureIn(persistedStore.getState().mixture)

export const persistMixture = (mixture: MixtureState) => {
  read.set(mixture, mixture)
  persistedStore.setState({ mixture })
}

/** Effects of the last change, to be announced. */
type ChangeEffects = { taken?: RemovedChoices | undefined; finished?: MixtureDraft | undefined }

/** The element to focus after rendering: a substance, or the button that adds one. */
type FocusTarget = { key: number } | 'add-button'

type CardsView = {
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

/**
 * The prompt for the next step; undefined when complete. Also undefined without substances, as that
 * step has its own button. Unfinished substances come first, so that the cart gets exactly what is
 * visible.
 */
export const mixturePromptFor = (state: MixtureState): Prompt | undefined => {
  const { substances, form, size } = state
  if (substances.length === 0) return undefined
  const open = substances.find((draft) => !finishedOf(draft))
  if (open && (size || finishedSubstances(state).length === 0))
    return { step: `substance-${open.key}`, text: msg`Complete or delete the current substance` }
  if (!form) return { step: 'form', text: msg`Choose the form` }
  if (!isMixtureReadyForSize(state)) return { step: 'carrier', text: msg`Choose the vehicle` }
  return size ? undefined : { step: 'size', text: msg`Choose the size` }
}
