import { Trans, useLingui } from '@lingui/react/macro'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { CopyTextButton } from '../copy-button.tsx'
import { focusFirst } from '../focus.ts'

type Props = {
  codes: readonly string[]
  /** Whether the second factor has just been turned on. */
  isFirst: boolean
}

/** Shows the recovery codes, the only time, to be kept. */
export const RecoveryCodeList = ({ codes, isFirst }: Props) => {
  const { t } = useLingui()
  const text = codes.join('\n')
  return (
    <div className="grid max-w-md gap-4">
      <p role="status" ref={focusFirst} data-autofocus tabIndex={-1} className="outline-none">
        {isFirst && (
          <strong className="block">
            <Trans>Two-factor login is on.</Trans>
          </strong>
        )}
        <Trans>
          Save these recovery codes now: they are shown only once. Each replaces the app a single
          time, for instance if you lose your phone.
        </Trans>
      </p>
      <ul
        aria-label={t`Recovery codes`}
        className="grid gap-x-6 border-y border-line py-3 font-mono sm:grid-cols-2"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="-ml-6 flex flex-wrap print:hidden">
        <CopyTextButton text={text} label={t`Copy the recovery codes`} />
        <a
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download={`${t`Recovery codes`}.txt`}
          className={buttonClass('plain', 'text-sm')}
        >
          <Trans>Save as a file</Trans>
        </a>
        <Button look="plain" className="text-sm noscript:hidden" data-action="print">
          <Trans>Print</Trans>
        </Button>
      </div>
      <a
        href={isFirst ? '?done=factor' : '?done=codes'}
        className={buttonClass('filled', 'justify-self-start print:hidden')}
      >
        <Trans>I have saved the codes</Trans>
      </a>
    </div>
  )
}
