import { showPending } from '../../ui/early-clicks.ts'
import { closePopups, showCart, showLogin, showSearch, showSignup } from '../shell/popups/popups.ts'
import { goToConsent, showConsent } from './consent-forms.ts'
import { embed } from './embeds.ts'
import { slide } from './sliders.ts'
import { hideToast, reportMissingScript } from './toast.ts'

/** Shows the next items of a list; `data-more` says how many. The button goes with the last ones. */
const showMore = (button: HTMLElement) => {
  const part = button.closest<HTMLElement>('[data-more]')
  if (!part) return
  const hidden = [...part.querySelectorAll<HTMLElement>('li[hidden]')]
  for (const item of hidden.slice(0, Number(part.dataset.more))) item.hidden = false
  part.toggleAttribute('data-all', true)
  hidden[0]?.querySelector('a')?.focus({ preventScroll: true })
  if (hidden.length <= Number(part.dataset.more)) button.remove()
}

/** Marks the button as busy while its script is loaded and runs. */
const run = (work: () => Promise<unknown>) => showPending(work()).catch(reportMissingScript)

/** What a `data-action` does; a link with an action is followed in a new tab as usual. */
const actions = {
  'show-login': (event) => {
    event.preventDefault()
    showLogin()
  },
  'show-signup': (event) => {
    event.preventDefault()
    showSignup()
  },
  'show-cart': showCart,
  'show-search': (event) => {
    event.preventDefault()
    // The menu of small screens is a popover, which would stay above.
    document.querySelector<HTMLElement>(':popover-open')?.hidePopover()
    showSearch()
  },
  'hide-popups': closePopups,
  'hide-toast': hideToast,
  'go-to-consent': goToConsent,
  'show-consent': showConsent,
  'toggle-password': (_, button) => {
    const field = button.parentElement?.querySelector('input')
    if (!field) return
    const isShown = field.type === 'text'
    field.type = isShown ? 'password' : 'text'
    button.setAttribute('aria-pressed', `${!isShown}`)
  },
  copy: async (_, button) => {
    try {
      await navigator.clipboard.writeText(button.dataset.text ?? '')
      button.dataset.copied = ''
    } catch {
      // The text is on the page: it can be selected.
    }
  },
  'slide-back': (_, button) => slide(button, -1),
  'slide-on': (_, button) => slide(button, 1),
  zoom: (_, button) => {
    const dialog = button.nextElementSibling
    // Browsers with invoker commands have opened it.
    if (dialog instanceof HTMLDialogElement && !('command' in button)) dialog.showModal()
  },
  'add-product': (_, button) =>
    run(async () =>
      (await import('../shop/products/add-product.ts')).addProduct(
        JSON.parse(button.dataset.product ?? '{}'),
      ),
    ),
  'add-line': (_, button) =>
    run(async () =>
      (await import('../shop/products/add-product.ts')).addLine(
        JSON.parse(button.dataset.item ?? '{}'),
      ),
    ),
  save: (_, button) =>
    run(async () => (await import('../shop/shelf/save.tsx')).save(button.dataset)),
  reorder: (_, button) =>
    run(async () => (await import('../account/orders/start-reorder.tsx')).startReorder(button)),
  embed: (_, button) => embed(button, true),
  'show-more': (_, button) => showMore(button),
  'toggle-rest': (_, button) => {
    const isOpen = button.parentElement?.toggleAttribute('data-open') ?? false
    button.setAttribute('aria-expanded', `${isOpen}`)
  },
  print: () => window.print(),
  reload: () => location.reload(),
} satisfies Record<string, (event: MouseEvent, element: HTMLElement) => unknown>

export type ActionName = keyof typeof actions

const isActionName = (name: string | undefined): name is ActionName =>
  name !== undefined && Object.hasOwn(actions, name)

/** Handles clicks on elements with `data-action`, on the whole page. */
export const handleActions = () =>
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey) return
    const element =
      event.target instanceof Element ? event.target.closest<HTMLElement>('[data-action]') : null
    const name = element?.dataset.action
    if (element && isActionName(name)) actions[name](event, element)
  })
