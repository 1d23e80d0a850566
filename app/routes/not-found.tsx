import { Trans } from '@lingui/react/macro'
import { data } from 'react-router'

export const loader = () => data(null, { status: 404 })

export default function NotFound() {
  return (
    <h1>
      <Trans>Page not found</Trans>
    </h1>
  )
}
