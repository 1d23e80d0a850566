import { requestMessages } from './load-messages.ts'
import { parts } from './parts.ts'

export type PartName = keyof typeof parts

/** Loads the script of a part; its messages are requested at the same time. */
export const loadPart = <Name extends PartName>(name: Name) => {
  requestMessages()
  return parts[name]() as ReturnType<(typeof parts)[Name]>
}

/** The parts that actions of `app/browser/actions.ts` load. */
const actionParts: Readonly<Record<string, PartName>> = {
  'show-login': 'account-popups',
  'show-signup': 'account-popups',
  'show-cart': 'cart-panel',
  'show-search': 'search',
  'add-product': 'add-product',
  save: 'save',
  reorder: 'reorder',
}

/** Loads the part of an action that somebody is about to use; failures are reported when it is used. */
export const prefetchPart = (target: Element) => {
  const name = actionParts[target.closest<HTMLElement>('[data-action]')?.dataset.action ?? '']
  if (name) loadPart(name).catch(() => {})
}
