/** Whether a person may order in the shop, else which message of D1 §6 applies. */
export type OrderRight = 'allowed' | 'log-in' | 'use-form' | 'contact'

export const orderRight = (person: {
  loggedIn: boolean
  userCanOrder: boolean
  userCanOrderWithForm: boolean
}): OrderRight => {
  if (!person.loggedIn) return 'log-in'
  if (person.userCanOrder) return 'allowed'
  return person.userCanOrderWithForm ? 'use-form' : 'contact'
}
