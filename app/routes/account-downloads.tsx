import { Trans } from '@lingui/react/macro'
import { Illustration } from '../../ui/illustration.tsx'
import { AccountPage } from '../account/account-page.tsx'
import { loadAccount } from '../account/load-account.ts'
import { LogInFirst } from '../account/log-in-first.tsx'
import { pageMeta } from '../i18n/page-meta.ts'
import type { Route } from './+types/account-downloads'

export const meta = pageMeta

export const loader = ({ context }: Route.LoaderArgs) => loadAccount(context, () => ({}))

export default function AccountDownloads({ loaderData }: Route.ComponentProps) {
  const { title, lead, found } = loaderData
  if (!found) return <LogInFirst title={title} />
  return (
    <AccountPage page="account.downloads" title={title} lead={lead} picture="ginkgo">
      <div className="grid justify-items-center gap-5 py-6 text-center">
        <Illustration name="scene-lab" className="h-auto w-80 max-w-full" />
        <p className="text-lg">
          <Trans>There are no documents to download yet.</Trans>
        </p>
      </div>
    </AccountPage>
  )
}
