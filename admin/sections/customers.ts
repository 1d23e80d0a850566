import { msg } from '@lingui/core/macro'
import HowToRegIcon from '@mui/icons-material/HowToReg'
import PeopleIcon from '@mui/icons-material/People'
import { inGroup, screen } from './section.ts'

export const customersSections = inGroup('customers', [
  {
    name: 'verification',
    label: msg`Verification`,
    help: msg`Decide about new registrations, with the certificate beside the data.`,
    icon: HowToRegIcon,
    permission: 'customers.read',
    page: screen(
      () => import('../customers/verification/verification-desk.tsx'),
      'VerificationDesk',
    ),
  },
  {
    name: 'accounts',
    label: msg`Customers`,
    help: msg`Find a customer; change data, addresses, discount and rights.`,
    icon: PeopleIcon,
    permission: 'customers.read',
    list: screen(() => import('../customers/customer-list.tsx'), 'CustomerList'),
    edit: screen(() => import('../customers/page/customer-page.tsx'), 'CustomerPage'),
  },
])
