import { useLingui } from '@lingui/react/macro'
import { isRouteErrorResponse } from 'react-router'
import { Button } from '../../../ui/button.tsx'
import { Illustration } from '../../../ui/illustration.tsx'
import { usePage } from '../../i18n/use-page.ts'

/** React Router's replacement for errors of loaders in production. */
const hiddenServerError = 'Unexpected Server Error'

/** Whether the error may be temporary: a loader that failed, or a 5xx. */
export const isOutage = (error: unknown) =>
  isRouteErrorResponse(error)
    ? error.status >= 500
    : error instanceof Error && error.message === hiddenServerError

/** A page that could not be shown: temporary outage or bug; bugs are logged. */
export const LoadingFailed = ({ error }: { error: unknown }) => {
  const { t } = useLingui()
  const passes = isOutage(error)
  const isOrders = usePage()?.key === 'account.orders'
  return (
    <div
      data-retry={passes || undefined}
      className="page grid justify-items-center gap-6 py-20 text-center"
    >
      <Illustration name="scene-not-found" className="w-full max-w-md" />
      <h1>{t`This page could not be loaded`}</h1>
      <p className="measure text-muted">
        {passes && isOrders
          ? t`Could not load your orders. Please try again later.`
          : passes
            ? t`Please check your connection. We will try again automatically in a moment.`
            : t`There was a problem, please try again`}
      </p>
      <Button look="outline" data-action="reload">
        {t`Try again`}
      </Button>
    </div>
  )
}
