import { hasLoginHint } from '../../../domain/customer/member-script.ts'

/** Whether the browser may have a session; not if it blocks cookies. */
export const isHinted = () => hasLoginHint(document.cookie)

let settle = () => {}

/** Resolves once the browser knows whether somebody is logged in, and with which rights. */
export const whenVisitorIdentified = new Promise<void>((resolve) => {
  settle = resolve
})

/**
 * Called after the persisted state is restored or, without a persisted person, the session is
 * checked.
 */
export const resolveVisitorIdentified = () => settle()
