import {
  isFiltered,
  type ListFilter,
  nextSort,
  readFilter,
  writeFilter,
} from '../../../../domain/catalogue/list-filter.ts'
import { searchKey } from '../../../../domain/search/staff-search.ts'
import { afterPaint } from '../../../../ui/after-paint.ts'
import { replayEarlyClicks } from '../../../../ui/early-clicks.ts'
import { settleSlider } from '../../../browser/sliders.ts'
import { persistedStore } from '../../../shell/persisted/persisted-store.ts'
import type { ListView } from '../../../shell/persisted/read-persisted.ts'
import { operateRows } from './operate-rows.ts'
import { showRestrictions } from './show-restrictions.ts'

/** The view that the style sheet shows; the same conditions as its variant `table-view`. */
const shownView = (): ListView => {
  const { listView, member } = document.documentElement.dataset
  if (listView) return listView === 'table' ? 'table' : 'cards'
  return member !== undefined ? 'table' : 'cards'
}

/** Marks the button of a view as pressed. */
const pressView = (list: HTMLElement, view: string | undefined) => {
  for (const button of list.querySelectorAll<HTMLElement>('button[data-view]'))
    button.ariaPressed = `${button.dataset.view === view}`
}

/** Marks the button of the shown view, and calls `onChange` when the view has changed. */
const watchListView = (list: HTMLElement, onChange: () => void) => {
  let view: ListView | undefined
  const follow = () => {
    // Chosen on another page after this one was rendered.
    const { listView } = persistedStore.getState()
    if (listView) document.documentElement.dataset.listView = listView
    if (view === shownView()) return
    const isFirst = view === undefined
    view = shownView()
    pressView(list, view)
    if (!isFirst) onChange()
  }
  // After `showMember`, which subscribed first.
  persistedStore.subscribe(follow)
  follow()
}

/** Shows the view, and persists it for all lists. */
const showView = (view: string | undefined) => {
  const listView = view === 'table' ? 'table' : 'cards'
  document.documentElement.dataset.listView = listView
  persistedStore.setState({ listView })
}

/** What the cell is sorted by: `data-value`, a number, or else its text. */
const sortValue = (row: HTMLTableRowElement, at: number) => {
  const cell = row.cells[at]
  return cell?.dataset.value ?? cell?.textContent?.trim() ?? ''
}

/**
 * Sorts the rows, given in the order of the page, by a column ('price', '-price'); empty cells come
 * last. Without a column the page's order returns. Groups of rows are one while sorted.
 */
const sortRows = (
  table: HTMLTableElement,
  places: ReadonlyMap<HTMLTableRowElement, HTMLTableSectionElement>,
  sort: string | undefined,
) => {
  const column = sort?.replace(/^-/, '')
  const heads = [...(table.tHead?.rows[0]?.cells ?? [])]
  const at = heads.findIndex(({ dataset }) => dataset.column === column && column)
  const sign = sort?.startsWith('-') ? -1 : 1
  for (const [index, head] of heads.entries())
    if (head.dataset.column)
      head.ariaSort = index !== at ? 'none' : sign < 0 ? 'descending' : 'ascending'
  table.toggleAttribute('data-sorted', at >= 0)
  if (at < 0) {
    for (const [row, group] of places) group.append(row)
    return
  }
  const { compare } = new Intl.Collator(document.documentElement.lang, { numeric: true })
  const keyed = [...places.keys()].map((row) => ({ row, value: sortValue(row, at) }))
  keyed.sort((one, other) => {
    if (!one.value || !other.value) return Number(!one.value) - Number(!other.value)
    return sign * compare(one.value, other.value)
  })
  table.tBodies[0]?.append(...keyed.map(({ row }) => row))
}

const texts = new WeakMap<HTMLTableRowElement, string>()

/** ' 601 magnesium und vitamin b6 …': the words of the cells, without their controls and notes. */
const textOf = (row: HTMLTableRowElement) => {
  let text = texts.get(row)
  if (text === undefined) {
    const cells = [...row.cells].filter((cell) => !cell.querySelector('input, select, [role=note]'))
    text = ` ${wordsIn(cells.map((cell) => cell.textContent).join(' '))}`
    texts.set(row, text)
  }
  return text
}

const wordsIn = (text: string) => searchKey(text).replace(/[^\p{L}\p{N}]+/gu, ' ')

/** Whether the filter shows the row: each word of its text begins a word of the row. */
const matchesRow = (row: HTMLTableRowElement, { topic, form, q = '' }: ListFilter) =>
  (!topic || row.dataset.topic === topic) &&
  (!form || row.dataset.form === form) &&
  wordsIn(q)
    .split(' ')
    .every((word) => textOf(row).includes(` ${word}`))

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
  let cancelSettle = () => {}

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
    for (const [at, row] of rows.entries()) {
      row.hidden = !matchesRow(row, filter)
      const card = cards[at]
      if (card) card.hidden = row.hidden
      if (!row.hidden) count++
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
    const sortChoice = list.querySelector<HTMLSelectElement>('[data-sort]')
    if (sortChoice) sortChoice.value = sorted ?? ''
    isChanged = true
    cancelSettle()
    cancelSettle = afterPaint(settle)
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

  /** By a column, or for '' in the order of the page. */
  const sortBy = (sort: string) => {
    filter = { ...filter, sort }
    afterPaint(() => {
      replaceAddress()
      apply()
    })
  }

  list.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLSelectElement)) return
    if (isControl(target)) filterBy({ ...filter, [nameOf(target)]: target.value })
    if (target.matches('[data-sort]')) sortBy(target.value)
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
    if (column) sortBy(nextSort(filter.sort, column))
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
  showRestrictions(table, rows, cards)
  if (location.hash) follow()
  list.dataset.ready = ''
  replayEarlyClicks()
}

const nameOf = ({ dataset: { filter } }: Control): 'topic' | 'form' | 'q' =>
  filter === 'topic' || filter === 'form' ? filter : 'q'
