import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Typography } from '@mui/material'
import { type RaRecord, useGetList } from 'react-admin'
import type { Language } from '../../domain/language.ts'
import { currentLanguage } from '../i18n/i18n.ts'
import { CardScreen, LinkCard } from '../screen/link-cards.tsx'
import { isMenuName, type MenuEntry, menuLabels } from './menu-names.ts'

type Menu = RaRecord<string> & { languages: Record<Language, MenuEntry[]> }

const MenuCard = ({ id, languages }: Menu) => {
  const { t } = useLingui()
  if (!isMenuName(id)) return null
  const entries = languages[currentLanguage()]
  const shown = entries.filter(({ isShown }) => isShown)
  const hidden = entries.length - shown.length
  return (
    <LinkCard to={`/menus/${id}`} title={t(menuLabels[id])}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {shown.map(({ name }) => name).join(' · ')}
      </Typography>
      {hidden > 0 && (
        <Typography variant="caption">
          <Plural value={hidden} one="# entry is hidden" other="# entries are hidden" />
        </Typography>
      )}
    </LinkCard>
  )
}

/** The menus with the entries that they show. */
export const MenuList = () => {
  const { data, isPending } = useGetList<Menu>('menus')
  return (
    <CardScreen section="menus" isPending={isPending}>
      {data?.map((menu) => (
        <MenuCard key={menu.id} {...menu} />
      ))}
      {data?.length === 0 && <Trans>There are no menus.</Trans>}
    </CardScreen>
  )
}
