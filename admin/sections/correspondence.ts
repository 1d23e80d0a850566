import { msg } from '@lingui/core/macro'
import InboxIcon from '@mui/icons-material/Inbox'
import MailIcon from '@mui/icons-material/MailOutlined'
import NewsletterIcon from '@mui/icons-material/MarkEmailReadOutlined'
import { inGroup, screen } from './section.ts'

export const correspondenceSections = inGroup('correspondence', [
  {
    name: 'inbox',
    label: msg`Inbox`,
    help: msg`Read what visitors sent with the forms of the website, answer it and mark it as done.`,
    icon: InboxIcon,
    permission: 'inbox.read',
    list: screen(() => import('../inbox/entry-list.tsx'), 'EntryList'),
    edit: screen(() => import('../inbox/entry-edit.tsx'), 'EntryEdit'),
  },
  {
    name: 'newsletter',
    label: msg`Newsletter`,
    help: msg`See who has subscribed to the newsletter and prove the consent; export the addresses for a mailing.`,
    icon: NewsletterIcon,
    permission: 'newsletter.read',
    list: screen(() => import('../newsletter/subscriber-list.tsx'), 'SubscriberList'),
  },
  {
    name: 'mails',
    label: msg`Sent mails`,
    help: msg`See which mails were sent and which failed; send a mail again.`,
    icon: MailIcon,
    permission: 'mails.read',
    list: screen(() => import('../mails/mail-list.tsx'), 'MailList'),
    show: screen(() => import('../mails/mail-show.tsx'), 'MailShow'),
  },
])
