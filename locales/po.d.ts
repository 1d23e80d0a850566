declare module '*.po' {
  import type { Messages } from '@lingui/core'
  export const messages: Messages
}

/** In the browser only (`app/i18n/browser-messages.ts`). */
declare module 'virtual:browser-messages' {
  import type { Messages } from '@lingui/core'
  import type { PathWords } from '../domain/page/path.ts'
  /** The messages of an island or another part by its name. Rejects without network. */
  export const loadMessages: (part: string, language: string) => Promise<Messages>
  /** The path words of a language. Rejects without network. */
  export const loadPathWords: (language: string) => Promise<PathWords>
}
