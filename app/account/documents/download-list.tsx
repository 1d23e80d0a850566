import { Trans } from '@lingui/react/macro'
import { Icon } from '../../../ui/icon.tsx'

/** A document to download; `size` is formatted, '17,4 KiB'. */
export type DownloadView = { label: string; url: string; size: string }

/** Documents with their sizes, one per line. */
export const DocumentDownloads = ({ documents }: { documents: readonly DownloadView[] }) => (
  <ul className="mt-5 divide-y divide-line border-y border-line">
    {documents.map(({ label, url, size }) => (
      <li key={url}>
        <a
          href={url}
          className="group flex min-h-16 items-center gap-4 py-2 pr-2 hover:bg-wash sm:pl-3"
        >
          <Icon name="download-simple" className="size-6 shrink-0 text-leaf-dark" />
          <span className="min-w-0 grow break-words font-medium group-hover:underline">
            {label}
          </span>
          <span className="shrink-0 text-sm text-muted tabular-nums">
            <Trans>PDF, {size}</Trans>
          </span>
        </a>
      </li>
    ))}
  </ul>
)
