import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Greeting } from '../../domain/customer/greeting.ts'

/** Whole sentences, as the position of the name depends on the language. */
export const greetingMessage = (greeting: Greeting, name: string): MessageDescriptor =>
  ({
    morning: msg`Good morning, ${name}`,
    afternoon: msg`Good afternoon, ${name}`,
    evening: msg`Good evening, ${name}`,
    night: msg`Good evening, ${name}`,
  })[greeting]
