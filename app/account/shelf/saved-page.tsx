import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { AccountPage } from '../account-page.tsx'
import { DoneNotice, RefusalNotice } from '../notices.tsx'
import type { OrderRestriction } from '../order-right/order-restriction.ts'

type Props = {
  title: string
  restriction: OrderRestriction | undefined
  /** The action's answer to a form without script. */
  answer: { refusal: string } | object | undefined
  done: ReactNode
  children: ReactNode
}

/** The page of a list or formula, with what a form has done or why it was refused. */
export const SavedPage = ({ title, restriction, answer, done, children }: Props) => (
  <AccountPage
    page="account.shelf"
    title={title}
    picture="ginkgo"
    back={{ page: 'account.shelf', text: <Trans>Favourites and lists</Trans> }}
    restriction={restriction}
  >
    {answer && 'refusal' in answer && <RefusalNotice>{answer.refusal}</RefusalNotice>}
    {done && <DoneNotice>{done}</DoneNotice>}
    {children}
  </AccountPage>
)
