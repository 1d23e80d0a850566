/** Whether a person may buy in the shop, else which of the three messages of D1 §6 is due. */
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
