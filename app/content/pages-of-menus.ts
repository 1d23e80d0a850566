import { chosenOf, type Menus, notHidden, sectionNames, sections } from '../shell/header/menus.ts'
import type { NamedPage } from '../../messages/site/page-names.ts'

/** The other categories of OTC stand where the first does: the menu has room for one. */
const withOthers = (page: NamedPage): readonly NamedPage[] =>
  page === 'otcs.otchomeo' ? [page, 'otcs.gemmotherapy', 'otcs.animals'] : [page]

/** Every page that the menus show, by its section. */
export const pagesOfMenus = (menus: Menus) =>
  notHidden(sectionNames, menus).map((section) => ({
    section,
    pages: chosenOf<NamedPage>(sections[section], menus[section]).flatMap(withOthers),
  }))
