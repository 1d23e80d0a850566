import { useLingui } from '@lingui/react/macro'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'

/** Copies a text that is also visible next to the button. */
export const CopyTextButton = ({ text, label }: { text: string; label: string }) => {
  const { t } = useLingui()
  return (
    <Button
      look="plain"
      className="group text-sm noscript:hidden"
      aria-label={label}
      data-action="copy"
      data-text={text}
    >
      <Icon name="check" className="size-4 group-not-data-copied:hidden" />
      <span className="group-data-copied:hidden">{t`Copy`}</span>
      <span role="status" className="group-not-data-copied:sr-only">
        <span className="group-not-data-copied:hidden">{t`Copied`}</span>
      </span>
    </Button>
  )
}
