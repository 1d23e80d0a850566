import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

const roleNames: Readonly<Record<string, MessageDescriptor>> = {
  customer: msg`Customer`,
  administrator: msg`Administrator`,
  sales: msg`Sales`,
  editor: msg`Editor`,
}

/** Unknown roles are shown as such (D1 §3). */
export const roleName = (role: string) => roleNames[role] ?? msg`Unknown`
