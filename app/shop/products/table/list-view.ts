import { persistedStore } from '../../../shell/persisted/persisted-store.ts'
import type { ListView } from '../../../shell/persisted/read-persisted.ts'

const wide = matchMedia('(width >= 64rem)')

/** The view that the style sheet shows; the same conditions as its variant `table-view`. */
export const shownView = (): ListView => {
  const { listView, member } = document.documentElement.dataset
  if (listView) return listView === 'table' ? 'table' : 'cards'
  return member !== undefined && wide.matches ? 'table' : 'cards'
}

/** Marks the button of a view as pressed. */
export const pressView = (list: HTMLElement, view: string | undefined) => {
  for (const button of list.querySelectorAll<HTMLElement>('button[data-view]'))
    button.ariaPressed = `${button.dataset.view === view}`
}

/** Marks the button of the shown view, and calls `onChange` when the view has changed. */
export const watchListView = (list: HTMLElement, onChange: () => void) => {
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
  wide.addEventListener('change', follow)
  // After `showMember`, which subscribed first.
  persistedStore.subscribe(follow)
  follow()
}

/** Shows the view, and persists it for all lists. */
export const showView = (view: string | undefined) => {
  const listView = view === 'table' ? 'table' : 'cards'
  document.documentElement.dataset.listView = listView
  persistedStore.setState({ listView })
}
