import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { FileError } from '../../../server/setup/catalogue/read-catalogue-files.ts'
import { errorMessage } from './catalogue-messages.ts'

type Props = {
  errors: readonly FileError[]
  /** All errors; `errors` has the first. */
  count: number
}

/** Each error with its file, row and reason. */
export const PreviewErrors = ({ errors, count }: Props) => {
  const { t } = useLingui()
  const head = 'py-2 pr-4 text-left text-sm font-semibold text-muted'
  const cell = 'border-t border-line py-2 pr-4 align-top'
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
        className="mt-2 max-h-96 overflow-auto"
      >
        <table className="w-full text-sm">
          <thead>
            <tr>
              <th scope="col" className={head}>
                <Trans>File</Trans>
              </th>
              <th scope="col" className={head}>
                <Trans>Row</Trans>
              </th>
              <th scope="col" className={head}>
                <Trans>Name</Trans>
              </th>
              <th scope="col" className={head}>
                <Trans>Reason</Trans>
              </th>
            </tr>
          </thead>
          <tbody>
            {errors.map(({ file, row, label, problem }) => (
              <tr key={`${file} ${row}`}>
                <td className={cell}>{file}.json</td>
                <td className={`${cell} tabular-nums`}>{row ?? '–'}</td>
                <td className={`${cell} wrap-anywhere`}>{label || '–'}</td>
                <td className={`${cell} wrap-anywhere`}>{t(errorMessage(problem))}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {errors.length < count && (
        <p className="mt-2 text-sm text-muted">
          <Trans>The first {errors.length} are shown.</Trans>
        </p>
      )}
    </section>
  )
}
