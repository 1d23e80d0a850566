import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Box, Card, CardActionArea, CardContent, Typography } from '@mui/material'
import { Loading, type RaRecord, Title, useGetList } from 'react-admin'
import { Link } from 'react-router'
import type { Language } from '../../domain/language.ts'
import { currentLanguage, sectionLabel } from '../i18n/i18n.ts'
import { SectionHelp } from '../shell/section-help.tsx'
import { isMenuName, type MenuEntry, menuLabels } from './menu-names.ts'

type Menu = RaRecord<string> & { languages: Record<Language, MenuEntry[]> }

/** The menus with the entries that they show. */
export const MenuList = () => {
  const { t } = useLingui()
  const { data, isPending } = useGetList<Menu>('menus')
  return (
    <Box>
      <Title title={sectionLabel('menus')} />
      <SectionHelp />
      {isPending && <Loading />}
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          mt: 2,
          gridTemplateColumns: 'repeat(auto-fill, minmax(18rem, 1fr))',
        }}
      >
        {data?.map(({ id, languages }) => {
          const entries = languages[currentLanguage()]
          const shown = entries.filter(({ isShown }) => isShown)
          const hidden = entries.length - shown.length
          return (
            isMenuName(id) && (
              <Card key={id} variant="outlined">
                <CardActionArea component={Link} to={`/menus/${id}`} sx={{ height: '100%' }}>
                  <CardContent>
                    <Typography variant="h6" component="h2">
                      {t(menuLabels[id])}
                    </Typography>
                    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                      {shown.map(({ name }) => name).join(' · ')}
                    </Typography>
                    {hidden > 0 && (
                      <Typography variant="caption">
                        <Plural
                          value={hidden}
                          one="# entry is hidden"
                          other="# entries are hidden"
                        />
                      </Typography>
                    )}
                  </CardContent>
                </CardActionArea>
              </Card>
            )
          )
        })}
      </Box>
      {data?.length === 0 && <Trans>There are no menus.</Trans>}
    </Box>
  )
}
