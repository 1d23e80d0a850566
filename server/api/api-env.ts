import type { Language } from '../../domain/language.ts'

/** What every handler of the API finds in its context. */
export type ApiEnv = {
  Variables: {
    /** The caller's: messages are written in it. */
    language: Language
    /** Given by the application around the API. */
    requestId?: string
  }
}
