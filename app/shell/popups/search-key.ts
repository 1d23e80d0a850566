import { showSearch } from './popups.ts'

/** Opens the search with the key f while no field or control has the focus (D1 §2). */
export const openSearchByKey = () =>
  document.addEventListener('keydown', (event) => {
    const { key, altKey, ctrlKey, metaKey, repeat, defaultPrevented } = event
    if (key.toLowerCase() !== 'f' || altKey || ctrlKey || metaKey || repeat || defaultPrevented)
      return
    if (document.activeElement !== document.body) return
    event.preventDefault()
    showSearch()
  })
