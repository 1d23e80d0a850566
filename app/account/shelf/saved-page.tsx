import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Button } from '../../../ui/button.tsx'
import { AccountPage } from '../account-page.tsx'
import { DoneNotice, RefusalNotice } from '../notices.tsx'
import type { OrderRestriction } from '../order-right/order-restriction.ts'

type SharingState = {
  /** Whether the person has saved it, and may delete it. */
  isOwn: boolean
  isShared: boolean
  /** Whether there is anybody to share it with. */
  isPossible: boolean
}

type Props = {
  title: string
  restriction: OrderRestriction | undefined
  /** The action's answer to a form without script. */
  answer: { refusal: string } | object | undefined
  done: ReactNode
  sharing: SharingState
  children: ReactNode
}

/** Shares with the people of the practice what the person has saved, or says that somebody else shares it. */
const Sharing = ({ isOwn, isShared, isPossible }: SharingState) => {
  const { t } = useLingui()
  if (!isOwn)
    return <p className="mt-8 text-muted">{t`Shared by another person of your practice.`}</p>
  if (!isPossible && !isShared) return null
  return (
    <form method="post" className="mt-8 flex flex-wrap items-center gap-x-4 gap-y-2">
      {isShared && (
        <p className="text-muted">{t`The people of your practice use and change it too.`}</p>
      )}
      <Button type="submit" look="outline" name="intent" value={isShared ? 'keep' : 'share'}>
        {isShared ? t`Stop sharing` : t`Share with the practice`}
      </Button>
    </form>
  )
}

/** The page of a list or formula, with what a form has done or why it was refused. */
export const SavedPage = ({ title, restriction, answer, done, sharing, children }: Props) => (
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
    <Sharing {...sharing} />
  </AccountPage>
)
