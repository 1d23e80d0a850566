import { afterPaint } from '../../ui/after-paint.ts'
import { persistedStore } from '../shell/persisted/persisted-store.ts'
import { isHinted, whenVisitorIdentified } from '../shell/persisted/visitor-identified.ts'

const firstLetter = (name: string) => [...name.trim()].at(0)?.toUpperCase() ?? ''

/** 'Élise', 'von Arx' → 'ÉV'; one letter when one name is missing, '' when both are. */
export const initials = (firstName: string, lastName: string): string =>
  firstLetter(firstName) + firstLetter(lastName)

const maxShownCount = 99

/** The number on the cart button, '' for none. */
const badgeOf = (count: number) => {
  if (count === 0) return ''
  return count > maxShownCount ? `${maxShownCount}+` : `${count}`
}

/** An equal text is not written again: that would lay out the header. */
const write = (selector: string, text: string) => {
  for (const element of document.querySelectorAll(selector))
    if (element.textContent !== text) element.textContent = text
}

/** 'Cart: 2 items' from the labels that the server has written, by plural category. */
const labelFor = (button: HTMLElement, count: number) => {
  const labels: Record<string, string> = JSON.parse(button.dataset.labels ?? '{}')
  const category = new Intl.PluralRules(document.documentElement.lang).select(count)
  const label = (count === 0 && labels.zero) || labels[category] || labels.other
  return label?.replace('#', `${count}`)
}

/** Until the session is checked, a cookie alone may say that somebody is logged in, as in the page's head. */
let isChecked = false

const show = () => {
  const { user, cart } = persistedStore.getState()
  const isMember = user !== undefined || (!isChecked && isHinted())
  document.documentElement.toggleAttribute('data-member', isMember)
  document.documentElement.toggleAttribute(
    'data-no-order',
    user !== undefined && !user.user_can_order,
  )
  const count = cart.reduce((sum, { quantity }) => sum + quantity, 0)
  write('[data-initials]', user ? initials(user.firstName, user.lastName) : '')
  write('[data-cart-count]', `${count}`)
  write('[data-cart-badge]', badgeOf(count))
  for (const button of document.querySelectorAll<HTMLElement>('[data-cart-button]')) {
    const label = labelFor(button, count)
    if (label) button.setAttribute('aria-label', label)
  }
}

/** Shows in the header and menu whether somebody is logged in, and how much is in the cart. */
export const showMember = () => {
  let cancel = () => {}
  persistedStore.subscribe(({ user, cart }, before) => {
    if (user === before.user && cart === before.cart) return
    cancel()
    // What the person operates is painted first; what was persisted is shown immediately.
    if (user === before.user && persistedStore.persist.hasHydrated()) cancel = afterPaint(show)
    else show()
  })
  whenVisitorIdentified.then(() => {
    isChecked = true
    show()
  })
}
