import type { ComponentProps } from 'react'
import { Icon } from './icon.tsx'
import { joinClasses } from './join-classes.ts'

type Look = 'filled' | 'outline' | 'plain'

/** Button classes, also for links that look like buttons. */
export const buttonClass = (look: Look = 'filled', extra = '') =>
  joinClasses('button', `button-${look}`, extra)

export const Button = ({
  look = 'filled',
  className = '',
  type = 'button',
  ...rest
}: ComponentProps<'button'> & { look?: Look }) => (
  <button type={type} className={buttonClass(look, className)} {...rest} />
)

type StepProps = {
  icon: 'minus' | 'plus'
  label: string
  isEnd: boolean
  onClick: () => void
  className: string
}

/** One step less or more. Uses aria-disabled at an end (D1 §5), so that it keeps the focus. */
export const StepButton = ({ icon, label, isEnd, onClick, className }: StepProps) => (
  <button
    type="button"
    aria-label={label}
    aria-disabled={isEnd || undefined}
    data-repeats
    onClick={onClick}
    className={joinClasses(
      'inline-flex size-11 items-center justify-center hover:bg-wash aria-disabled:text-muted',
      className,
    )}
  >
    <Icon name={icon} className="size-4" />
  </button>
)

/**
 * Submits its form, once at a time. While pending it keeps the focus, which a disabled button would
 * lose.
 */
export const SubmitButton = ({
  isBusy = false,
  ...rest
}: ComponentProps<typeof Button> & { isBusy?: boolean }) => (
  <Button
    {...rest}
    type="submit"
    aria-disabled={isBusy || undefined}
    onClick={(event) => isBusy && event.preventDefault()}
  />
)
