import type { Language } from '../../domain/language.ts'

/** Context variables of all API handlers. */
export type ApiEnv = {
  Variables: {
    /** Language of the caller, for messages. */
    language: Language
    requestId: string
  }
}
