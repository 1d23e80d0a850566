import { i18n } from '../i18n/i18n.ts'
import { reactAdminMessages } from '../i18n/react-admin-messages.ts'

/** What an error says to people. The message for a server that cannot be reached is a key of react-admin. */
export const errorMessage = (error: unknown): string => {
  const text = error instanceof Error ? error.message : String(error)
  const message = reactAdminMessages[text]
  return message ? i18n._(message) : text
}
