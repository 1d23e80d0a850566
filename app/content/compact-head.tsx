import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { pageNames } from '../../messages/site/page-names.ts'
import { Icon } from '../../ui/icon.tsx'
import { Illustration } from '../../ui/illustration.tsx'
import { smallTitleSize } from '../../ui/title-size.ts'
import { PageLink } from '../i18n/page-link.tsx'

type Props = {
  eyebrow: ReactNode
  title: string
  lead: string
  picture: string
  /** The first element of the page, unless it is a selector. */
  children?: ReactNode
}

/** The head of a family without a selector: its search, beside a large illustration. */
const SearchHead = ({ eyebrow, title, lead, picture, children }: Props) => (
  <div className="page grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 py-6 md:gap-x-8 md:py-12">
    <div>
      <p className="eyebrow mb-2">{eyebrow}</p>
      <h1 className={smallTitleSize(title)}>{title}</h1>
      <p className="measure mt-3 text-lg text-muted max-md:hidden">{lead}</p>
    </div>
    <Illustration
      name={picture}
      className="size-16 object-cover sm:size-20 md:row-span-2 md:size-60"
      eager
    />
    <div className="mt-6 max-md:col-span-2">{children}</div>
  </div>
)

/** Low, so that the first step of a selector is near the top. */
const LowHead = ({ eyebrow, title, lead, picture }: Props) => {
  const { t } = useLingui()
  return (
    <div className="page flex items-center gap-x-8 py-1.5 md:py-3">
      <div className="max-md:grow lg:max-w-1/2 lg:shrink-0">
        <p className="eyebrow md:mb-0.5">{eyebrow}</p>
        <h1 className="text-2xl leading-tight md:text-[2rem]">{title}</h1>
      </div>
      <p className="max-w-2xl grow border-l border-line pl-8 text-muted max-lg:hidden">{lead}</p>
      <Illustration
        name={picture}
        className="size-18 object-cover max-md:hidden md:ml-auto"
        eager
      />
      <PageLink
        page="account.quick-order"
        className="round-button -mr-3 hidden text-leaf-dark in-data-member:max-md:inline-flex"
      >
        <Icon name="prescription" />
        <span className="sr-only">{t(pageNames['account.quick-order'])}</span>
      </PageLink>
    </div>
  )
}

/** The head of a page whose first element is a search, given as `children`, or a selector. */
export const CompactHead = (props: Props) => (
  <header className="border-b border-line bg-sheet">
    {props.children ? <SearchHead {...props} /> : <LowHead {...props} />}
  </header>
)
