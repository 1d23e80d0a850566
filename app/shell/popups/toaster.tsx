import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { Icon } from '../../../ui/icon.tsx'
import { hideToast, usePopups } from './popups.ts'

const looks = {
  success: { box: 'border-leaf bg-sheet', icon: 'check' },
  error: { box: 'border-alarm bg-alarm-wash', icon: 'warning' },
  info: { box: 'border-ochre-light bg-ochre-wash', icon: 'info' },
} as const

/** Shows one message at a time, announced to screen readers, and hides it after its duration. */
export const Toaster = () => {
  const { t } = useLingui()
  const toast = usePopups(({ toast }) => toast)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { current } = place
    // Shown again for each message: the last popover shown is above open dialogs.
    current?.hidePopover?.()
    if (!toast) return
    current?.showPopover?.()
    const timer = setTimeout(hideToast, toast.milliseconds)
    return () => clearTimeout(timer)
  }, [toast])
  return (
    <div
      ref={place}
      popover="manual"
      aria-live="polite"
      role="status"
      className="pointer-events-none fixed inset-x-0 top-auto bottom-auto z-50 flex w-full justify-center overflow-visible bg-transparent px-4 text-ink backdrop:hidden max-lg:top-20 lg:bottom-4 lg:not-in-data-consent:top-20 lg:not-in-data-consent:bottom-auto"
    >
      {toast && (
        <div
          className={`pointer-events-auto flex max-w-lg items-start gap-3 rounded-lg border-l-4 p-4 pr-2 shadow-popup ${looks[toast.kind].box}`}
        >
          <Icon name={looks[toast.kind].icon} className="mt-0.5 size-5" />
          <div className="min-w-0">
            <p className="font-medium">{toast.text}</p>
            {toast.detail && <p className="wrap-anywhere text-muted">{toast.detail}</p>}
          </div>
          <button
            type="button"
            onClick={hideToast}
            aria-label={t`Close`}
            className="inline-flex size-8 shrink-0 items-center justify-center rounded-full hover:bg-wash"
          >
            <Icon name="x" className="size-4" />
          </button>
        </div>
      )}
    </div>
  )
}
