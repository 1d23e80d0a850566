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

/** All pages of the demo laboratory in menu order, posts included. */
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
