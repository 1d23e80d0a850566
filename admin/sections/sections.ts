import { catalogueSections, importSections } from './catalogue.ts'
import { contentSections } from './content.ts'
import { correspondenceSections } from './correspondence.ts'
import { customersSections } from './customers.ts'
import { ordersSections } from './orders.ts'
import type { Section } from './section.ts'
import { settingsSections } from './settings.ts'

/** All sections: a screen is registered in the list of its group and nowhere else. */
export const sections: readonly Section[] = [
  ...ordersSections,
  ...customersSections,
  ...catalogueSections,
  ...contentSections,
  ...correspondenceSections,
  ...settingsSections,
  ...importSections,
]
