import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { EntryState } from '../../domain/forms/entry-state.ts'
import type { FormKind } from '../../domain/forms/form-fields.ts'
import type { SubscriptionState } from '../../domain/forms/subscription.ts'

export const formKindMessages: Record<FormKind, MessageDescriptor> = {
  contact: msg({ message: 'Contact', context: 'kind of form' }),
  contest: msg({ message: 'Prize draw', context: 'kind of form' }),
  webinar: msg({ message: 'Webinar', context: 'kind of form' }),
}

export const entryStateMessages: Record<EntryState, MessageDescriptor> = {
  new: msg({ message: 'New', context: 'state of an entry' }),
  'in-progress': msg({ message: 'In progress', context: 'state of an entry' }),
  done: msg({ message: 'Done', context: 'state of an entry' }),
}

/** Headings of the file of entries, besides the labels of the forms. */
export const entryFileMessages = {
  receivedAt: msg`Received on`,
  kind: msg({ message: 'Form', context: 'heading of a file' }),
  about: msg({ message: 'Heading of the form', context: 'heading of a file' }),
  language: msg`Language`,
  state: msg`State`,
  assignedTo: msg`Assigned to`,
  note: msg`Internal note`,
} satisfies Record<string, MessageDescriptor>

export const subscriptionStateMessages: Record<SubscriptionState, MessageDescriptor> = {
  pending: msg({ message: 'Not confirmed', context: 'state of a subscription' }),
  confirmed: msg({ message: 'Subscribed', context: 'state of a subscription' }),
  unsubscribed: msg({ message: 'Unsubscribed', context: 'state of a subscription' }),
}

/** Headings of the file of newsletter subscriptions, which proves the consent. */
export const subscriberFileMessages = {
  email: msg`E-mail`,
  language: msg`Language`,
  state: msg`State`,
  requestedAt: msg`Requested on`,
  confirmedAt: msg`Confirmed on`,
  unsubscribedAt: msg`Unsubscribed on`,
  source: msg({ message: 'Form', context: 'heading of a file' }),
  consentText: msg`Consent text`,
} satisfies Record<string, MessageDescriptor>
