import { createContext } from 'react-router'
import type { Language } from '../../../domain/language.ts'
import type { Params } from '../../../domain/page/address.ts'
import type { PageKey } from '../../../domain/page/route-words.ts'
import type { SignedIn } from '../../accounts/login/session.ts'
import type { Services } from '../../services.ts'

/** What a loader or action knows of its request besides the request itself. */
export type RequestFacts = {
  services: Services
  language: Language
  page: { key: PageKey; params: Params } | undefined
  now: Date
  /** A script asked, and reads the answer itself: to it a refusal is no failed request. */
  isFetched: boolean
  /** The client's IP address, for limits. */
  clientAddress: string
  /** Random per rendering; inline scripts without it do not run. */
  nonce: string
  /** Who is signed in; public pages never ask, for they are the same for everyone. */
  signedIn: () => Promise<SignedIn | undefined>
  /** Logs the error under the request's id; an outage (retry-after.ts) makes the answer a 503. */
  report: (error: unknown) => void
}

export const requestFacts = createContext<RequestFacts>()
