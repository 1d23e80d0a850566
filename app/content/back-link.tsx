import type { ReactNode } from 'react'
import type { PageKey } from '../../domain/page/route-words.ts'
import { Icon } from '../../ui/icon.tsx'
import { PageLink } from '../i18n/page-link.tsx'

/** Link to the list that contains the page. */
export const BackLink = ({ page, children }: { page: PageKey; children: ReactNode }) => (
  <PageLink
    page={page}
    className="back-link mb-2 -mt-3 inline-flex min-h-11 items-center gap-2 font-medium text-leaf-dark hover:underline"
  >
    <Icon name="arrow-left" className="size-4" />
    {children}
  </PageLink>
)
