import type { ComponentProps } from 'react'
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
