import { Trans, useLingui } from '@lingui/react/macro'
import { Alert } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { backgroundHeader } from '../../../domain/staff/background-header.ts'
import { api } from '../../api/client.ts'
import { languageNames } from '../../i18n/language-names.ts'
import { timeText } from '../../i18n/swiss-time.ts'
import { failureNames, otherFailure } from '../page-names.ts'
import type { EditedPage } from '../page-types.ts'

/** How often the editor reports that the page is open, in milliseconds. */
const intervalMs = 20_000

/** The names of the others who have the page open. */
const useOtherEditors = ({ id, language }: EditedPage): readonly string[] => {
  const { data } = useQuery({
    queryKey: ['presence', id, language],
    queryFn: async () => {
      const params = { path: { id, language } }
      const headers = { [backgroundHeader]: '1' }
      return (await api.POST('/admin/pages/{id}/{language}/presence', { params, headers })).data
    },
    refetchInterval: intervalMs,
    refetchIntervalInBackground: true,
    // The server refuses to overwrite in any case.
    retry: false,
    gcTime: 0,
  })
  return data?.others ?? []
}

/** What one has to know before writing: others at work, schedule, failures, a newer original. */
export const PageStatus = ({ page }: { page: EditedPage }) => {
  const { t } = useLingui()
  const others = useOtherEditors(page)
  const names = others.join(', ')
  const source = t(languageNames[page.source])
  return (
    <>
      {others.length > 0 && (
        <Alert severity="warning">
          {t`Also being edited by: ${names}. Please agree who changes what.`}
        </Alert>
      )}
      {page.failure && (
        <Alert severity="error">{t(failureNames[page.failure] ?? otherFailure)}</Alert>
      )}
      {page.publishAt && (
        <Alert severity="info">
          <Trans>
            The draft will be published on {timeText(page.publishAt)}. What you save until then is
            included.
          </Trans>
        </Alert>
      )}
      {page.unpublishAt && (
        <Alert severity="info">
          {t`The page will be taken off the site on ${timeText(page.unpublishAt)}.`}
        </Alert>
      )}
      {page.translation === 'older' && (
        <Alert severity="warning">
          <Trans>
            The original ({source}) has changed since this translation was published. If nothing
            needs to be changed here, choose “The translation is up to date” in the menu.
          </Trans>
        </Alert>
      )}
    </>
  )
}
