import {
  isFiltered,
  type ListFilter,
  readFilter,
  writeFilter,
} from '../../domain/catalogue/list-filter.ts'
import { afterPaint } from '../../ui/after-paint.ts'
import { settleSlider } from './sliders.ts'

// The filter of a product list, in the fragment of the address: reload, back button and links keep
// it, and the page can be cached for everyone.

const selectsIn = (list: Element) => list.querySelectorAll<HTMLSelectElement>('select[data-filter]')

/** Shows the matching items, in the cards and in the price list. */
const apply = (list: HTMLElement, filter: ListFilter) => {
  const isShown = ({ dataset }: HTMLElement) =>
    (!filter.topic || dataset.topic === filter.topic) &&
    (!filter.form || dataset.form === filter.form)
  for (const item of list.querySelectorAll<HTMLElement>('[data-topic]'))
    item.hidden = !isShown(item)
  for (const group of list.querySelectorAll<HTMLElement>('[data-group]'))
    group.hidden = group.querySelector('[data-topic]:not([hidden])') === null
  const count = list.querySelectorAll('[data-slides] > [data-topic]:not([hidden])').length
  for (const number of list.querySelectorAll('[data-count]')) number.textContent = `${count}`
  for (const empty of list.querySelectorAll<HTMLElement>('[data-empty-list]'))
    empty.hidden = count > 0
  for (const shelf of list.querySelectorAll<HTMLElement>('[data-shelf]')) shelf.hidden = count === 0
  for (const button of list.querySelectorAll<HTMLElement>('[data-reset-filter]'))
    button.hidden = !isFiltered(filter)
  for (const select of selectsIn(list)) select.value = filter[nameOf(select)] ?? ''
  changed.add(list)
  settleLater(list)
}

/** Lists whose sliders still have to return to their start. */
const changed = new WeakSet<HTMLElement>()

/** Measures the sliders after the paint; measuring the hidden view would lay it out. */
const settleLater = (list: HTMLElement) =>
  afterPaint(() => {
    if (list.dataset.shown === 'list') return
    const isChanged = changed.delete(list)
    for (const slider of list.querySelectorAll<HTMLElement>('[data-slider]')) {
      if (isChanged)
        slider.querySelector('[data-slides]')?.scrollTo({ left: 0, behavior: 'instant' })
      settleSlider(slider)
    }
  })

const nameOf = (select: HTMLSelectElement) => (select.dataset.filter === 'form' ? 'form' : 'topic')

const chosenIn = (list: Element): ListFilter =>
  Object.fromEntries([...selectsIn(list)].map((select) => [nameOf(select), select.value]))

/** Operates the filter and the views of the product list. */
export const startListFilter = (list: HTMLElement) => {
  const follow = () => apply(list, readFilter(location.hash))
  const filterBy = (filter: ListFilter) => {
    history.pushState(history.state, '', writeFilter(filter))
    // The select itself is painted first.
    afterPaint(follow)
  }
  list.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLSelectElement && target.dataset.filter) filterBy(chosenIn(list))
  })
  list.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('button') : null
    if (button?.matches('[data-show-all]')) filterBy({})
    const view = button?.dataset.view
    if (view === undefined) return
    for (const one of list.querySelectorAll('button[data-view]'))
      one.setAttribute('aria-pressed', `${one === button}`)
    // The pressed button is painted first.
    afterPaint(() => {
      list.dataset.shown = view
      settleLater(list)
    })
  })
  addEventListener('popstate', follow)
  addEventListener('hashchange', follow)
  if (location.hash) follow()
  list.dataset.ready = ''
}
