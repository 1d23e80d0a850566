import { Plural, useLingui } from '@lingui/react/macro'
import { Typography } from '@mui/material'
import { useGetList } from 'react-admin'
import { useSiteLanguages } from '../access/site-languages.ts'
import { languageNames } from '../i18n/language-names.ts'
import { Muted } from '../screen/facts.tsx'
import { CardScreen, LinkCard } from '../screen/link-cards.tsx'
import type { Downloads } from './download-record.ts'

/** The downloads of professionals by language. */
export const DownloadList = () => {
  const { t } = useLingui()
  const languages = useSiteLanguages()
  const { data, isPending } = useGetList<Downloads>('downloads')
  return (
    <CardScreen section="downloads" isPending={isPending}>
      {data
        ?.filter(({ id }) => languages.includes(id))
        .map(({ id, page, orderForm }) => (
          <LinkCard key={id} to={`/downloads/${id}`} title={t(languageNames[id])}>
            <Typography variant="body2">
              <Plural value={page.documents.length} _0="No files" one="# file" other="# files" />
            </Typography>
            <Muted>{orderForm.title ? t`With order form` : t`No order form`}</Muted>
          </LinkCard>
        ))}
    </CardScreen>
  )
}
