import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { FileError } from '../../../server/setup/catalogue/read-catalogue-files.ts'
import { catalogueErrorMessage } from './catalogue-messages.ts'

type Props = {
  errors: readonly FileError[]
  /** All errors; `errors` has the first. */
  count: number
}

const Place = ({ file, row, label }: FileError) => {
  const { t } = useLingui()
  const name = `${file}.json`
  return (
    <>
      {row === undefined ? name : t`${name}, row ${row}`}
      {label && `: ${label}`}
    </>
  )
}

/** Each error with its file, row and reason. */
export const PreviewErrors = ({ errors, count }: Props) => {
  const { t } = useLingui()
  return (
    <section className="mt-6">
      <h4 className="font-semibold text-alarm">
        <Plural
          value={count}
          one="# error. Please correct it in the file and upload the file again."
          other="# errors. Please correct them in the files and upload the files again."
        />
      </h4>
      {/* Scrolls, and is reachable by keyboard therefore. */}
      <section
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolled region must take the focus
        tabIndex={0}
        aria-label={t`Errors in the files`}
        className="mt-3 max-h-96 overflow-y-auto"
      >
        <ul>
          {errors.map((error) => (
            <li
              key={`${error.file} ${error.row}`}
              className="border-t border-line py-2 wrap-anywhere first:border-t-0"
            >
              <p className="font-semibold">
                <Place {...error} />
              </p>
              <p>{t(catalogueErrorMessage(error.problem))}</p>
            </li>
          ))}
        </ul>
      </section>
      {errors.length < count && (
        <p className="mt-2 text-sm text-muted">
          <Trans>The first {errors.length} are shown.</Trans>
        </p>
      )}
    </section>
  )
}
