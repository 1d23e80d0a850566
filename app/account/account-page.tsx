import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { noAnswerMessage } from '../../messages/account/form-answers.ts'
import { pageNames } from '../../messages/site/page-names.ts'
import { PageHeader } from '../content/page-header.tsx'
import type { AccountPageKey } from './account-icons.ts'
import { AccountMenu } from './account-menu.tsx'

type Props = {
  page: AccountPageKey
  title: string
  lead?: string
  picture: string
  children: ReactNode
}

/** The layout of all pages of the account, for logged-in people. */
export const AccountPage = ({ page, title, lead, picture, children }: Props) => {
  const { t } = useLingui()
  return (
    <>
      <PageHeader
        eyebrow={t(pageNames.account)}
        title={title}
        lead={lead}
        picture={picture}
        isLow
      />
      <div
        data-not-sent={t(noAnswerMessage)}
        className="page grid gap-x-16 gap-y-8 py-8 lg:grid-cols-[13rem_minmax(0,1fr)] lg:py-10"
      >
        <AccountMenu current={page} />
        <div>{children}</div>
      </div>
    </>
  )
}
