import { cartIn } from './persisted-cart.ts'
import { usePersisted } from './use-persisted.ts'

/** The persisted cart. */
export const useCart = () => usePersisted(({ cart }) => cartIn(cart))
