import { byLanguage, type Language, languages } from '../../../domain/language.ts'
import { type MenuName, menus, shownEntries } from '../../../domain/page/menus.ts'
import { ok, type Result, refuse } from '../../../domain/result.ts'
import { recordChange } from '../../audit/record-change.ts'
import type { Database } from '../../db/client.ts'
import { tryContentChange } from '../content-version.ts'
import { findCurrentOptions } from '../options.ts'
import {
  optionVersionOf,
  readStored,
  type SettingsChange,
  writeTranslated,
} from './write-option.ts'

export const menuNames = Object.keys(menus) as MenuName[]

/** The pages of a menu in order; those that are not shown come last. */
type MenuEntry = { page: string; isShown: boolean }

export type MenuRecord = {
  id: MenuName
  version: string
  languages: Record<Language, MenuEntry[]>
}

type StoredMenus = Readonly<Record<string, readonly string[]>>

const entriesOf = (id: MenuName, stored: StoredMenus): MenuEntry[] => {
  const all: readonly string[] = menus[id]
  const shown = [...new Set(shownEntries(all, stored[id]))]
  const hidden = all.filter((page) => !shown.includes(page))
  return [
    ...shown.map((page) => ({ page, isShown: true })),
    ...hidden.map((page) => ({ page, isShown: false })),
  ]
}

const readMenus = async (db: Database) => {
  const found = await Promise.all(
    languages.map(async (language) => [
      language,
      (await findCurrentOptions(db, ['menus'], language)).menus,
    ]),
  )
  return Object.fromEntries(found) as Record<Language, StoredMenus>
}

/** The menus of the site with their pages in every language. */
export const findMenus = async (db: Database): Promise<MenuRecord[]> => {
  const stored = await readMenus(db)
  const version = optionVersionOf(await readStored(db, ['menus']))
  return menuNames.map((id) => ({
    id,
    version,
    languages: byLanguage((language) => entriesOf(id, stored[language])),
  }))
}

export type MenuRefusal =
  | 'edit-conflict'
  /** A page that the menu does not have, or a page twice. */
  | 'menu-page-unknown'
  /** A menu without entries. */
  | 'menu-empty'

const checkEntries = (id: MenuName, entries: readonly MenuEntry[]): MenuRefusal | undefined => {
  const all: readonly string[] = menus[id]
  const pages = entries.map(({ page }) => page)
  if (new Set(pages).size < pages.length || pages.some((page) => !all.includes(page)))
    return 'menu-page-unknown'
  return entries.some(({ isShown }) => isShown) ? undefined : 'menu-empty'
}

/** Changes order and visibility of a menu's entries in some languages. */
export const changeMenu = async (
  db: Database,
  {
    id,
    version,
    languages: changes,
  }: { id: MenuName; version: string; languages: Partial<MenuRecord['languages']> },
  { actor, now }: SettingsChange,
): Promise<Result<undefined, MenuRefusal>> => {
  for (const language of languages) {
    const entries = changes[language]
    const refusal = entries && checkEntries(id, entries)
    if (refusal) return refuse(refusal)
  }
  return tryContentChange(db, async (trx) => {
    if (optionVersionOf(await readStored(trx, ['menus'])) !== version)
      return refuse('edit-conflict')
    const before = await readMenus(trx)
    const after = { ...before }
    for (const language of languages) {
      const shown = changes[language]?.filter(({ isShown }) => isShown).map(({ page }) => page)
      if (shown) after[language] = { ...before[language], [id]: shown }
    }
    await writeTranslated(trx, 'menus', after)
    const shownIn = (stored: Record<Language, StoredMenus>) =>
      byLanguage((language) => stored[language][id] ?? [...menus[id]])
    await recordChange(trx, {
      actor,
      action: 'change',
      resource: 'options',
      recordId: `menu-${id}`,
      label: id,
      before: shownIn(before),
      after: shownIn(after),
      now,
    })
    return ok(undefined)
  })
}
