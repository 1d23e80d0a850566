import { Trans, useLingui } from '@lingui/react/macro'
import type { CataloguePreview } from '../../../server/setup/catalogue/preview-catalogue.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { StepForm } from '../step-form.tsx'
import { familyNames } from './catalogue-messages.ts'
import { PreviewErrors } from './preview-errors.tsx'

type Props = {
  preview: CataloguePreview
  version: number
  /** Whether the import replaces a catalogue. */
  isStored: boolean
}

const FamilyTable = ({ families }: Pick<CataloguePreview, 'families'>) => {
  const { t } = useLingui()
  const cell = 'border-b border-line py-2 pl-2 text-right sm:pl-4 tabular-nums'
  const hasRemoved = families.some(({ removed }) => removed > 0)
  const hasErrors = families.some(({ wrong }) => wrong > 0)
  return (
    <table className="w-full max-w-2xl text-sm sm:text-base">
      <caption className="sr-only">
        <Trans>What the files contain</Trans>
      </caption>
      <thead>
        <tr className="align-bottom text-sm text-muted">
          <th scope="col" className="border-b border-line py-2 text-left font-semibold">
            <Trans>Family</Trans>
          </th>
          <th scope="col" className={`${cell} font-semibold`}>
            <Trans>Rows</Trans>
          </th>
          <th scope="col" className={`${cell} font-semibold`}>
            <Trans>New</Trans>
          </th>
          {hasRemoved && (
            <th scope="col" className={`${cell} font-semibold`}>
              <Trans>Removed</Trans>
            </th>
          )}
          {hasErrors && (
            <th scope="col" className={`${cell} font-semibold`}>
              <Trans>Errors</Trans>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {families.map(({ file, rows, added, removed, wrong }) => (
          <tr key={file}>
            <th
              scope="row"
              className="border-b border-line py-2 text-left font-normal hyphens-auto wrap-anywhere"
            >
              {t(familyNames[file])}
            </th>
            <td className={cell}>{rows}</td>
            <td className={cell}>{added}</td>
            {hasRemoved && <td className={cell}>{removed}</td>}
            {hasErrors && (
              <td className={`${cell} ${wrong > 0 ? 'font-semibold text-alarm' : ''}`}>{wrong}</td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const Consequence = ({ preview, isStored }: Omit<Props, 'version'>) => (
  <>
    {preview.lacksPrices && (
      <p className="mt-4 flex gap-3 rounded-md bg-ochre-wash p-4">
        <Icon name="warning" className="mt-0.5 size-5 text-ochre" />
        <Trans>
          The files have no prices: only products with a price of their own could be ordered. Upload
          the file prices.json too.
        </Trans>
      </p>
    )}
    <p className="mt-4">
      {isStored ? (
        <Trans>The import replaces the whole catalogue imported before.</Trans>
      ) : (
        <Trans>Nothing has been imported yet.</Trans>
      )}
    </p>
  </>
)

/** What the uploaded files would change, with every error, and the confirmation. */
export const CataloguePreviewPanel = ({ preview, version, isStored }: Props) => {
  const { errorCount, families } = preview
  return (
    <section className="mb-10 rounded-md border border-line bg-sheet p-4 sm:p-6">
      <h3 className="mb-3">
        <Trans>Preview of your files</Trans>
      </h3>
      <FamilyTable families={families} />
      {errorCount > 0 ? (
        <PreviewErrors errors={preview.errors} count={errorCount} />
      ) : (
        <Consequence preview={preview} isStored={isStored} />
      )}
      <div className="mt-5 flex flex-wrap gap-3">
        {errorCount === 0 && (
          <StepForm step="catalogue" intent="import" version={version}>
            <Button type="submit">
              <Trans>Import the catalogue</Trans>
            </Button>
          </StepForm>
        )}
        <StepForm step="catalogue" intent="remove-files" version={version}>
          <Button type="submit" look="plain">
            <Trans>Discard the uploaded files</Trans>
          </Button>
        </StepForm>
      </div>
    </section>
  )
}
