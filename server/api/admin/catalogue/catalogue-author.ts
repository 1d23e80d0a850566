import type { SignedIn } from '../../../accounts/login/session.ts'
import type { Author } from '../../../catalogue/price-changes/change-price.ts'
import type { Services } from '../../../services.ts'
import { actorOf } from '../staff-only.ts'

/** Who changes the catalogue, and when. */
export const authorOf = (
  c: { var: { signedIn: SignedIn } },
  { now }: Pick<Services, 'now'>,
): Author => ({ actor: actorOf(c), now: now() })
