import type { ComponentProps } from 'react'
import type { Params } from '../../domain/page/path.ts'
import type { PageKey } from '../../domain/page/route-words.ts'
import { useAddress } from './use-address.ts'

type Props = { page: PageKey; params?: Params } & Omit<ComponentProps<'a'>, 'href'>

/** A link to a page in the current language; addresses are never hard-coded (R3). */
export const PageLink = ({ page, params, children, ...rest }: Props) => (
  <a
    href={useAddress()(page, params)}
    // The loading indicator has its own text for products.
    data-page={page.endsWith('.product') ? 'product' : undefined}
    {...rest}
  >
    {children}
  </a>
)
