import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import HomeIcon from '@mui/icons-material/Home'
import { ListSubheader } from '@mui/material'
import { Menu, useSidebarState } from 'react-admin'
import { isPermitted, useSession } from '../access/session.ts'
import { type GroupName, groups } from '../sections/section.ts'
import { sections } from '../sections/sections.ts'

const groupNames = Object.keys(groups) as GroupName[]

/** The sections that the account may see, by group. */
export const SectionMenu = () => {
  const { _ } = useLingui()
  const session = useSession()
  const [isOpen] = useSidebarState()
  const shown = sections.filter(
    ({ isHidden, permission }) => !isHidden && isPermitted(session, permission),
  )
  return (
    <Menu>
      <Menu.Item to="/" primaryText={_(msg`Start`)} leftIcon={<HomeIcon />} />
      {groupNames.map((group) => {
        const inGroup = shown.filter((section) => section.group === group)
        if (inGroup.length === 0) return null
        return [
          isOpen && (
            <ListSubheader
              key={group}
              disableSticky
              role="presentation"
              sx={{ bgcolor: 'transparent', lineHeight: '36px' }}
            >
              {_(groups[group])}
            </ListSubheader>
          ),
          ...inGroup.map(({ name, label, icon: Icon }) => (
            <Menu.Item key={name} to={`/${name}`} primaryText={_(label)} leftIcon={<Icon />} />
          )),
        ]
      })}
    </Menu>
  )
}
