import { lazy, Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { Pending } from '../../../ui/pending.tsx'
import { loadPage } from '../../islands/browser-page.ts'
import { IslandRoot } from '../../islands/island-root.tsx'
import { usePopups } from './use-popups.ts'
import { useWasShown } from './use-was-shown.ts'

const AccountPopups = lazy(async () => {
  const [popups] = await Promise.all([
    import('../../account/login/account-popups.tsx'),
    loadPage(['account']),
  ])
  return popups
})

const CartPanel = lazy(async () => {
  const [panel] = await Promise.all([import('./cart-panel.tsx'), loadPage(['shop'])])
  return panel
})

/** All popups, rendered outside of the page's flow. */
const PopupLayer = () => {
  const hasAccount = useWasShown(usePopups(({ shown }) => shown !== undefined))
  const hasCart = useWasShown(usePopups(({ isCartShown }) => isCartShown))
  return (
    <Suspense fallback={<Pending />}>
      {hasAccount && <AccountPopups />}
      {hasCart && <CartPanel />}
    </Suspense>
  )
}

/** Renders the popups of the page; they need no HTML of the server. */
export const startPopups = async () => {
  const place = document.createElement('div')
  document.body.append(place)
  const { page, texts } = await loadPage([])
  createRoot(place).render(
    <IslandRoot page={page} texts={texts}>
      <PopupLayer />
    </IslandRoot>,
  )
}
