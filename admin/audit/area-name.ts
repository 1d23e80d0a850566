import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { i18n, sectionLabel } from '../i18n/i18n.ts'

/** Areas that are no section of the menu. */
const otherAreas: Readonly<Record<string, MessageDescriptor>> = {
  backups: msg`Backups`,
  catalogue: msg`Catalogue`,
  content: msg`Pages and news`,
  customers: msg`Customers`,
  dashboard: msg`Figures of the start page`,
}

/** What the screens call an area of the permissions and of the change log. */
export const areaName = (resource: string) => {
  const area = otherAreas[resource]
  return area ? i18n._(area) : (sectionLabel(resource) ?? resource)
}
