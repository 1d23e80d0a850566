declare module '*.po' {
  import type { Messages } from '@lingui/core'
  export const messages: Messages
}

/** In the browser only (`app/i18n/browser-messages.ts`). */
declare module 'virtual:browser-messages' {
  import type { Messages } from '@lingui/core'
  /** The messages of an island or another part by its name. Rejects without network. */
  export const loadMessages: (part: string, language: string) => Promise<Messages>
}
