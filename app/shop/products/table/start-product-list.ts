import {
  isFiltered,
  type ListFilter,
  nextSort,
  readFilter,
  writeFilter,
} from '../../../../domain/catalogue/list-filter.ts'
import { afterPaint } from '../../../../ui/after-paint.ts'
import { settleSlider } from '../../../browser/sliders.ts'
import { pressView, shownView, showView, watchListView } from './list-view.ts'
import { matchesRow } from './match-row.ts'
import { operateRows } from './operate-rows.ts'
import { showCards } from './show-cards.ts'
import { sortRows } from './sort-rows.ts'

// Filter and sort of a product list are in the fragment of the address: reload, back button and
// links keep them, and the page can be cached for everyone.

/** Rows are laid out when typing has paused, so that no key waits for them. */
const typingPauseMs = 150

/** The address changes later: browsers limit how often it may. */
const addressPauseMs = 400

type Control = HTMLSelectElement | HTMLInputElement

const controlsIn = (list: Element) => list.querySelectorAll<Control>('[data-filter]')

const isControl = (target: EventTarget | null): target is Control =>
  target instanceof HTMLElement && target.dataset.filter !== undefined

/** Operates filter, sort, views and quantities of the product list. */
export const startProductList = (list: HTMLElement) => {
  const table = list.querySelector('table')
  const bar = list.querySelector<HTMLElement>('[data-order-bar]')
  if (!table || !bar) return
  const rows = [...table.rows].filter((row) => row.querySelector('td'))
  const places = new Map(
    rows.flatMap((row) => {
      const group = row.parentElement
      return group instanceof HTMLTableSectionElement ? [[row, group] as const] : []
    }),
  )
  // The cards are in the order of the rows.
  const cards = [...list.querySelectorAll<HTMLElement>('[data-slides] > li')]
  let filter: ListFilter = {}
  let sorted: string | undefined
  let isChanged = false
  let typing: ReturnType<typeof setTimeout> | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let cancelCards = () => {}

  /** Measures the sliders; measuring the hidden view would lay it out. */
  const settle = () => {
    if (shownView() === 'table') return
    for (const slider of list.querySelectorAll<HTMLElement>('[data-slider]')) {
      if (isChanged)
        slider.querySelector('[data-slides]')?.scrollTo({ left: 0, behavior: 'instant' })
      settleSlider(slider)
    }
    isChanged = false
  }
  const apply = () => {
    let count = 0
    const shownCards = new Set<HTMLElement>()
    for (const [at, row] of rows.entries()) {
      const isHidden = !matchesRow(row, filter)
      row.hidden = isHidden
      if (isHidden) continue
      count++
      const card = cards[at]
      if (card) shownCards.add(card)
    }
    for (const number of list.querySelectorAll('[data-count]')) number.textContent = `${count}`
    for (const empty of list.querySelectorAll<HTMLElement>('[data-empty-list]'))
      empty.hidden = count > 0
    for (const shelf of list.querySelectorAll<HTMLElement>('[data-shelf]'))
      shelf.hidden = count === 0
    for (const button of list.querySelectorAll<HTMLElement>('[data-reset-filter]'))
      button.hidden = !isFiltered(filter)
    if (filter.sort !== sorted) sortRows(table, places, filter.sort)
    sorted = filter.sort
    isChanged = true
    cancelCards()
    cancelCards = showCards(cards, shownCards, settle)
  }
  /** Shows the filter of the address. */
  const follow = () => {
    clearTimeout(typing)
    clearTimeout(timer)
    filter = readFilter(location.hash)
    for (const control of controlsIn(list)) control.value = filter[nameOf(control)] ?? ''
    apply()
  }
  const filterBy = (changed: ListFilter) => {
    filter = changed
    // The control itself is painted first: browsers match all links when the address changes.
    afterPaint(() => {
      history.pushState(history.state, '', writeFilter(changed))
      follow()
    })
  }
  const replaceAddress = () => history.replaceState(history.state, '', writeFilter(filter))

  list.addEventListener('change', ({ target }) => {
    if (isControl(target) && target instanceof HTMLSelectElement)
      filterBy({ ...filter, [nameOf(target)]: target.value })
  })
  list.addEventListener('input', ({ target }) => {
    if (!isControl(target) || target instanceof HTMLSelectElement) return
    filter = { ...filter, q: target.value.trim() }
    clearTimeout(typing)
    typing = setTimeout(apply, typingPauseMs)
    clearTimeout(timer)
    timer = setTimeout(replaceAddress, addressPauseMs)
  })
  list.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('button') : null
    if (!button) return
    if (button.matches('[data-show-all]')) filterBy(filter.sort ? { sort: filter.sort } : {})
    const column = button.closest<HTMLElement>('th[data-column]')?.dataset.column
    if (column) {
      filter = { ...filter, sort: nextSort(filter.sort, column) }
      afterPaint(() => {
        replaceAddress()
        apply()
      })
    }
    const { view } = button.dataset
    // The pressed button is painted first.
    if (view) {
      pressView(list, view)
      afterPaint(() => showView(view))
    }
  })
  addEventListener('popstate', follow)
  addEventListener('hashchange', follow)
  watchListView(list, () => afterPaint(settle))
  operateRows(table, bar)
  if (location.hash) follow()
  list.dataset.ready = ''
}

const nameOf = ({ dataset: { filter } }: Control): 'topic' | 'form' | 'q' =>
  filter === 'topic' || filter === 'form' ? filter : 'q'
