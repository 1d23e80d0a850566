import { msg } from '@lingui/core/macro'
import BadgeIcon from '@mui/icons-material/BadgeOutlined'
import HistoryIcon from '@mui/icons-material/History'
import OptionsIcon from '@mui/icons-material/Tune'
import { isOptionGroup } from '../../domain/options/site-options.ts'
import { mayUseOptions } from '../access/session.ts'
import { inGroup, screen } from './section.ts'

export const settingsSections = inGroup('settings', [
  {
    name: 'staff',
    label: msg`Staff`,
    help: msg`Invite people to the back office, choose what they may do, and take access away when someone leaves.`,
    icon: BadgeIcon,
    permission: 'staff.read',
    list: screen(() => import('../staff/staff-list.tsx'), 'StaffList'),
    edit: screen(() => import('../staff/staff-pages.tsx'), 'StaffEdit'),
    create: screen(() => import('../staff/staff-pages.tsx'), 'StaffInvitation'),
  },
  {
    name: 'options',
    label: msg`Settings of the site`,
    help: msg`Contact data, opening hours, notices, shipping costs and more. A change is on the site within a second.`,
    icon: OptionsIcon,
    permission: 'options.read',
    list: screen(() => import('../site/options/option-list.tsx'), 'OptionList'),
    edit: screen(() => import('../site/options/option-edit.tsx'), 'OptionEdit'),
    mayOpen: (session, id) => !isOptionGroup(id) || mayUseOptions(session, id),
  },
  {
    name: 'audit',
    label: msg`Change log`,
    help: msg`Who changed what, and when; logins included.`,
    icon: HistoryIcon,
    permission: 'audit.read',
    list: screen(() => import('../audit/audit-list.tsx'), 'AuditList'),
  },
])
