import { msg } from '@lingui/core/macro'
import { HttpError } from 'react-admin'
import { i18n } from '../i18n/i18n.ts'
import { reactAdminMessages } from '../i18n/react-admin-messages.ts'
import { timeText } from '../i18n/swiss-time.ts'
import { codeOf } from './client.ts'

/** Who changed a record since it was read, and when; empty if it is not known. */
export type Conflict = { changedBy?: string; changedAt?: string; isOwnChange?: boolean }

const changeIn = (error: unknown): Conflict =>
  (error instanceof HttpError && error.body?.data) || {}

/** Why a change was refused that was made to a former version of its record; undefined for other errors. */
export const conflictOf = (error: unknown): Conflict | undefined =>
  codeOf(error) === 'edit_conflict' ? changeIn(error) : undefined

/** Who changed the record in the meantime, and when, so that two people can talk. */
export const conflictText = ({ changedBy: by, changedAt, isOwnChange }: Conflict): string => {
  if (!changedAt) return ''
  const time = timeText(changedAt)
  if (isOwnChange)
    return i18n._(msg`You changed it yourself on ${time}, in another tab or on another device.`)
  return i18n._(by ? msg`Changed by ${by} on ${time}.` : msg`Changed automatically on ${time}.`)
}

/** What an error says to people. The message for a server that cannot be reached is a key of react-admin. */
export const errorMessage = (error: unknown): string => {
  const text = error instanceof Error ? error.message : String(error)
  const message = reactAdminMessages[text]
  return `${message ? i18n._(message) : text} ${conflictText(changeIn(error))}`.trim()
}
