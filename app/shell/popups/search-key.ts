import { showSearch } from './popups.ts'

/** The main part has the focus after the skip link, and after an answer to the consent banner. */
const isOnBody = ({ activeElement, body }: Document) =>
  activeElement === body || activeElement?.id === 'main'

/** Opens the search with the key f while no field or control has the focus (D1 §2). */
export const openSearchByKey = () =>
  document.addEventListener('keydown', (event) => {
    const { key, altKey, ctrlKey, metaKey, repeat, defaultPrevented } = event
    if (key.toLowerCase() !== 'f' || altKey || ctrlKey || metaKey || repeat || defaultPrevented)
      return
    if (!isOnBody(document)) return
    event.preventDefault()
    showSearch()
  })
