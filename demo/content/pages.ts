import { account } from './account.ts'
import { company } from './company.ts'
import { health } from './health.ts'
import { home } from './home.ts'
import { legal } from './legal.ts'
import { medicine } from './medicine.ts'
import { news } from './news.ts'
import { newsletter } from './newsletter.ts'
import type { PageText } from './page-text.ts'
import { resources } from './resources.ts'
import { shop } from './shop.ts'

/** Every page of the demo laboratory, in the order of the menus; posts are among them. */
export const pages: readonly PageText[] = [
  home,
  ...shop,
  ...company,
  ...medicine,
  ...health,
  ...resources,
  ...news,
  ...legal,
  ...newsletter,
  ...account,
]
