import { hasLoginHint } from '../../domain/customer/member-script.ts'

/** Whether the browser may have a session; not if it blocks cookies. */
export const isHinted = () => hasLoginHint(document.cookie)
