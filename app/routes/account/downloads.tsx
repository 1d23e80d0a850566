import { Trans } from '@lingui/react/macro'
import type { Language } from '../../../domain/language.ts'
import {
  type DownloadFile,
  downloadPath,
  findDownloads,
} from '../../../server/content/downloads.ts'
import { fileSize } from '../../../ui/file-size.ts'
import { Illustration } from '../../../ui/illustration.tsx'
import { AccountPage } from '../../account/account-page.tsx'
import { DocumentDownloads, type DownloadView } from '../../account/documents/download-list.tsx'
import { loadAccount } from '../../account/load-account.ts'
import { LoginRequired } from '../../account/login/login-required.tsx'
import type { Route } from './+types/downloads'

export { pageMeta as meta } from '../../i18n/page-meta.ts'

const downloadsIn =
  (language: Language) =>
  (label: string, { id, filesize: bytes }: DownloadFile): DownloadView => ({
    label,
    url: downloadPath(id),
    size: fileSize(bytes, language),
  })

export const loader = ({ context }: Route.LoaderArgs) =>
  loadAccount(context, async (account, { services, language }) => {
    const { page, orderForm } = await findDownloads(services.db, language, account)
    const downloadView = downloadsIn(language)
    return {
      page: {
        ...page,
        documents: page.documents.map(({ label, file }) => downloadView(label, file)),
      },
      orderForm: orderForm && {
        title: orderForm.title,
        text: orderForm.text,
        documents: orderForm.file ? [downloadView(orderForm.label, orderForm.file)] : [],
      },
    }
  })

const Nothing = () => (
  <div className="grid justify-items-center gap-5 py-6 text-center">
    <Illustration name="scene-lab" className="h-auto w-80 max-w-full" />
    <p className="text-lg">
      <Trans>There are no documents to download yet.</Trans>
    </p>
  </div>
)

type PartProps = { title: string; text: string; documents: readonly DownloadView[] }

const Part = ({ title, text, documents }: PartProps) => (
  <section className="mb-12 last:mb-0">
    <h2>{title}</h2>
    <p className="measure mt-2 text-muted whitespace-pre-line">{text}</p>
    <DocumentDownloads documents={documents} />
  </section>
)

export default function AccountDownloads({ loaderData }: Route.ComponentProps) {
  const { title, lead, found } = loaderData
  if (!found) return <LoginRequired title={title} />
  const { page, orderForm } = found
  const hasPage = page.documents.length > 0
  return (
    <AccountPage page="account.downloads" title={title} lead={lead} picture="ginkgo">
      {hasPage && <Part {...page} />}
      {orderForm && <Part {...orderForm} />}
      {!hasPage && !orderForm && <Nothing />}
    </AccountPage>
  )
}
