import { createContext } from 'react-router'
import type { Language } from '../../../domain/language.ts'
import type { Params } from '../../../domain/page/address.ts'
import type { PageKey } from '../../../domain/page/route-words.ts'
import type { SignedIn } from '../../accounts/login/session.ts'
import type { CustomerView } from '../../accounts/viewing/customer-view.ts'
import type { Preview, RefusedPreview } from '../../content/editing/preview-token.ts'
import type { Services } from '../../services.ts'

/** The context of a request for loaders and actions. */
export type RequestFacts = {
  services: Services
  language: Language
  page: { key: PageKey; params: Params } | undefined
  /** Of a preview link: the draft to show in place of the published page, or a refusal (preview.ts). */
  preview?: Preview | RefusedPreview
  /** Staff see the page as this customer (A13). */
  view?: CustomerView
  now: Date
  /** Whether a script has posted the form: the response is the action's data as JSON. */
  isFetched: boolean
  /** The client's IP address, for limits. */
  clientAddress: string
  /** The signed-in account. Public pages never call it: they are rendered without a session. */
  signedIn: () => Promise<SignedIn | undefined>
  /** Logs the error with the request id; an outage (retry-after.ts) becomes a 503. */
  report: (error: unknown) => void
}

export const requestFacts = createContext<RequestFacts>()

/** The draft to show in place of the published page; undefined without a valid preview link. */
export const previewedText = ({ preview }: Pick<RequestFacts, 'preview'>) =>
  preview?.state === 'valid' ? preview.text : undefined
