import { msg } from '@lingui/core/macro'
import RedirectIcon from '@mui/icons-material/AltRoute'
import ArticleIcon from '@mui/icons-material/ArticleOutlined'
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined'
import MenuIcon from '@mui/icons-material/MenuOpen'
import MediaIcon from '@mui/icons-material/PhotoLibraryOutlined'
import PlaceIcon from '@mui/icons-material/PlaceOutlined'
import TranslateIcon from '@mui/icons-material/Translate'
import { inGroup, screen } from './section.ts'

export const contentSections = inGroup('content', [
  {
    name: 'locations',
    label: msg`Map of locations`,
    help: msg`Keep the pharmacies, drugstores and practices of the map up to date, one by one or from a file.`,
    icon: PlaceIcon,
    permission: 'locations.read',
    list: screen(() => import('../locations/location-list.tsx'), 'LocationList'),
    edit: screen(() => import('../locations/location-pages.tsx'), 'LocationEdit'),
    create: screen(() => import('../locations/location-pages.tsx'), 'LocationCreate'),
  },
  {
    name: 'pages',
    label: msg`Pages and news`,
    help: msg`Write pages, news and health topics; publish them now or later, in each language.`,
    icon: ArticleIcon,
    permission: 'content.read',
    list: screen(() => import('../content/page-list.tsx'), 'PageList'),
    edit: screen(() => import('../content/editor/page-editor.tsx'), 'PageEditor'),
  },
  {
    name: 'translations',
    label: msg`Translations`,
    help: msg`Pages that are missing in a language, or older there than their original.`,
    icon: TranslateIcon,
    permission: 'content.read',
    page: screen(() => import('../content/translation-board.tsx'), 'TranslationBoard'),
  },
  {
    name: 'media',
    label: msg`Media library`,
    help: msg`Images for pages and news posts, and documents for downloads: add them, describe them, choose how they are cropped.`,
    icon: MediaIcon,
    permission: 'media.read',
    list: screen(() => import('../media/media-library.tsx'), 'MediaLibrary'),
    edit: screen(() => import('../media/media-detail.tsx'), 'MediaDetail'),
  },
  {
    name: 'menus',
    label: msg`Menus`,
    help: msg`Which pages the header, the footer and the account area link to, and in which sequence.`,
    icon: MenuIcon,
    permission: 'options.read',
    list: screen(() => import('../site/menu-list.tsx'), 'MenuList'),
    edit: screen(() => import('../site/menu-edit.tsx'), 'MenuEdit'),
  },
  {
    name: 'downloads',
    label: msg`Downloads`,
    help: msg`Files that professionals find in their account: price lists, order forms and others.`,
    icon: DownloadIcon,
    permission: 'options.read',
    list: screen(() => import('../site/download-list.tsx'), 'DownloadList'),
    edit: screen(() => import('../site/download-edit.tsx'), 'DownloadEdit'),
  },
  {
    name: 'redirects',
    label: msg`Redirects`,
    help: msg`Redirect visitors from the addresses of a previous site to the current pages.`,
    icon: RedirectIcon,
    permission: 'options.read',
    list: screen(() => import('../site/redirects/redirect-list.tsx'), 'RedirectList'),
    edit: screen(() => import('../site/redirects/redirect-form.tsx'), 'RedirectEdit'),
    create: screen(() => import('../site/redirects/redirect-form.tsx'), 'RedirectCreate'),
  },
])
