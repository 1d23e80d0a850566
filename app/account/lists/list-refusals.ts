import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { OrderRefusal } from '../../../domain/order/order-refusal.ts'
import { maxListLines, maxLists } from '../../../domain/shelf/saved-list.ts'
import { apiErrorMessages } from '../../../messages/server/api-errors.ts'

const messages = {
  'too-many-lists': msg`At most ${maxLists} lists are possible. Please delete one first.`,
  'list-full': msg`A list holds at most ${maxListLines} items.`,
  'list-unknown': msg`This list no longer exists.`,
  'list-name-missing': msg`Please enter a name for the list.`,
} satisfies Record<string, MessageDescriptor>

type ListRefusal = keyof typeof messages

const isListRefusal = (code: string): code is ListRefusal => Object.hasOwn(messages, code)

/** Why a list was not changed. */
export const listRefusalMessage = (code: ListRefusal | OrderRefusal): MessageDescriptor =>
  isListRefusal(code) ? messages[code] : apiErrorMessages[code]
