import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import type { Params } from '../../domain/page/path.ts'
import type { PageKey } from '../../domain/page/route-words.ts'
import { useAddress } from './path-words.ts'

type Props = { page: PageKey; params?: Params } & Omit<ComponentProps<typeof Link>, 'to'>

/** A link to a page in the current language; addresses are never hard-coded (R3). */
export const PageLink = ({ page, params, ...rest }: Props) => (
  <Link to={useAddress()(page, params)} {...rest} />
)
