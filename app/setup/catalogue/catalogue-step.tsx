import { Trans, useLingui } from '@lingui/react/macro'
import type { CataloguePreview } from '../../../server/setup/catalogue/preview-catalogue.ts'
import type { Unpacked } from '../../../server/setup/catalogue/unpack-upload.ts'
import type { CatalogueCounts } from '../../../server/setup/count-catalogue.ts'
import type { SetupState } from '../../../server/setup/setup-state.ts'
import { Button } from '../../../ui/button.tsx'
import { Field, inputClass } from '../../../ui/field.tsx'
import { StepForm, StepHead } from '../step-form.tsx'
import { StoredCatalogue } from '../stored-catalogue.tsx'
import { uploadMessages } from './catalogue-messages.ts'
import { CataloguePreviewPanel } from './preview-panel.tsx'

type Props = {
  version: number
  preview: CataloguePreview | undefined
  stored: CatalogueCounts
  source: SetupState['catalogueSource']
  problems: Unpacked['problems']
}

const UploadProblems = ({ problems }: Pick<Props, 'problems'>) => {
  const { t } = useLingui()
  if (problems.length === 0) return null
  return (
    <div role="alert" className="mb-5 rounded-md border-l-4 border-alarm bg-alarm-wash p-4">
      <p className="font-semibold">
        <Trans>These files were not taken:</Trans>
      </p>
      <ul className="mt-1 list-disc pl-5">
        {problems.map(({ file, problem }) => (
          <li key={file} className="wrap-anywhere">
            <strong>{file}</strong>: {t(uploadMessages[problem])}
          </li>
        ))}
      </ul>
    </div>
  )
}

const UploadForm = ({ version, hasFiles }: { version: number; hasFiles: boolean }) => (
  <StepForm
    step="catalogue"
    intent="upload"
    version={version}
    hasFiles
    className="grid gap-4 justify-items-start"
  >
    <Field
      label={hasFiles ? <Trans>Further or corrected files</Trans> : <Trans>Catalogue files</Trans>}
      hint={
        <Trans>
          Several .json files, or one .zip archive of them. A file of the same name replaces the one
          before.
        </Trans>
      }
    >
      {(control) => (
        <input
          {...control}
          type="file"
          name="files"
          multiple
          accept=".json,.zip,application/json,application/zip"
          className={`${inputClass} max-w-full`}
        />
      )}
    </Field>
    <Button type="submit" look={hasFiles ? 'outline' : 'filled'}>
      <Trans>Upload and preview</Trans>
    </Button>
  </StepForm>
)

const ExampleForm = ({ version }: { version: number }) => (
  <section className="mt-12 border-t border-line pt-8">
    <h3>
      <Trans>Or begin with the example catalogue</Trans>
    </h3>
    <p className="measure mt-2 mb-4 text-muted">
      <Trans>
        About 2,200 remedies and 330 products and prices of an invented laboratory. Good for trying
        everything; change or replace them in the back office before you sell.
      </Trans>
    </p>
    <StepForm step="catalogue" intent="example" version={version}>
      <Button type="submit" look="outline">
        <Trans>Take the example catalogue</Trans>
      </Button>
    </StepForm>
  </section>
)

/** Import of the catalogue and the prices, from files with a preview or from the example. */
export const CatalogueStep = ({ version, preview, stored, source, problems }: Props) => (
  <>
    <StepHead title={<Trans>Catalogue and prices</Trans>}>
      <Trans>
        Upload the files of your catalogue. You see what they contain and every error before
        anything is imported.
      </Trans>
    </StepHead>
    {source && (
      <div className="mb-8">
        <StoredCatalogue source={source} stored={stored} hasLink />
      </div>
    )}
    <UploadProblems problems={problems} />
    {preview && <CataloguePreviewPanel preview={preview} version={version} isStored={!!source} />}
    <UploadForm version={version} hasFiles={preview !== undefined} />
    <ExampleForm version={version} />
  </>
)
