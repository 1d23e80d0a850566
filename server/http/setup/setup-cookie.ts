import { hostCookie } from '../sessions/session-cookie.ts'

/** Keeps the token of the set-up in the browser, so that it is in no further address. */
export const setupCookie = hostCookie('officina-setup')
