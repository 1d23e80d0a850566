import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { buttonClass } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Illustration } from '../../ui/illustration.tsx'
import { PageLink } from '../i18n/page-link.tsx'

type Props = { children: ReactNode }

const focused = { 'data-autofocus': true, tabIndex: -1 }

/** What a form has done, above the content that it changed; it receives the focus. */
export const DoneNotice = ({ children }: Props) => (
  <p role="status" {...focused} className="mb-6 border-l-4 border-leaf bg-wash p-4">
    {children}
  </p>
)

/** Why a form was refused, in one or several lines; it receives the focus. */
export const RefusalNotice = ({ children }: Props) => (
  <p
    role="alert"
    {...focused}
    className="mb-6 border-l-4 border-alarm bg-alarm-wash p-4 whitespace-pre-line"
  >
    {children}
  </p>
)

/** Why a line cannot be ordered, below its name. */
export const UnavailableReason = ({ children }: Props) => (
  <p className="mt-1 flex gap-2 text-sm font-medium text-alarm">
    <Icon name="warning" className="mt-0.5 size-4 shrink-0" />
    {children}
  </p>
)

/** An empty list of orders or articles, with a link to the shop. */
export const NothingYet = ({ children }: Props) => {
  const { t } = useLingui()
  return (
    <div className="grid justify-items-center gap-5 py-6 text-center">
      <Illustration name="empty-orders" className="h-auto w-80 max-w-full" />
      <p className="measure text-lg">{children}</p>
      <PageLink page="shop.homeopathy.remedies" className={buttonClass('outline')}>
        {t`Choose remedies`}
      </PageLink>
    </div>
  )
}
