import type { ComponentProps } from 'react'

type Look = 'filled' | 'outline' | 'plain'

const base =
  'inline-flex min-h-11 items-center justify-center gap-2 rounded-full px-6 py-2 text-base font-semibold transition-colors disabled:cursor-not-allowed aria-disabled:cursor-not-allowed'

const looks: Record<Look, string> = {
  filled:
    'bg-leaf-dark text-white hover:bg-leaf-deep disabled:bg-line disabled:text-muted aria-disabled:bg-line aria-disabled:text-muted',
  outline:
    'border border-leaf-dark text-leaf-dark hover:bg-wash disabled:border-line disabled:text-muted',
  plain: 'px-3 text-leaf-dark hover:bg-wash disabled:text-muted',
}

/** Button classes, also for links that look like buttons. */
export const buttonClass = (look: Look = 'filled', extra = '') => `${base} ${looks[look]} ${extra}`

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
  isBusy,
  ...rest
}: ComponentProps<typeof Button> & { isBusy: boolean }) => (
  <Button
    {...rest}
    type="submit"
    aria-disabled={isBusy || undefined}
    onClick={(event) => isBusy && event.preventDefault()}
  />
)
