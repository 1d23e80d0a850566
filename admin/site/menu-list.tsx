import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Typography } from '@mui/material'
import { useGetList } from 'react-admin'
import { currentLanguage } from '../i18n/i18n.ts'
import { Muted } from '../screen/facts.tsx'
import { CardScreen, LinkCard } from '../screen/link-cards.tsx'
import { type Menu, menuLabels } from './menu-names.ts'

const MenuCard = ({ id, languages }: Menu) => {
  const { t } = useLingui()
  const entries = languages[currentLanguage()]
  const shown = entries.filter(({ isShown }) => isShown)
  const hidden = entries.length - shown.length
  return (
    <LinkCard to={`/menus/${id}`} title={t(menuLabels[id])}>
      <Muted>{shown.map(({ name }) => name).join(' · ')}</Muted>
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
