import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { addressOf, type Params } from '../../domain/page/address.ts'
import { destinationOf, type PageKey } from '../../domain/page/route-words.ts'
import { useLanguage } from './use-language.ts'

type Props = { page: PageKey; params?: Params } & Omit<ComponentProps<typeof Link>, 'to'>

/** A link to a page in the language shown; addresses are never written by hand (R3). */
export const PageLink = ({ page, params, ...rest }: Props) => (
  <Link to={addressOf(useLanguage(), destinationOf(page), params)} {...rest} />
)
