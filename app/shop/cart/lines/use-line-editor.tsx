import { type ReactNode, useState } from 'react'
import type { CartItem } from '../../../../domain/cart/cart-item.ts'
import { showPending } from '../../../../ui/early-clicks.ts'
import { reportMissingScript } from '../../../browser/toast.ts'
import { focusLine } from './focus-line.ts'

const importEditor = () => import('./line-editor.tsx')

type Editor = Awaited<ReturnType<typeof importEditor>>['default']

/** The editor of a line below it; its script is loaded when first opened. */
export const useLineEditor = (item: CartItem, detail: string) => {
  const [Loaded, setLoaded] = useState<Editor>()
  const [isOpen, setOpen] = useState(false)
  const close = () => {
    setOpen(false)
    focusLine(item.cartId)
  }
  const openEditor = async () => {
    if (isOpen) return close()
    try {
      const { default: Editor } = await showPending(importEditor())
      setLoaded(() => Editor)
      setOpen(true)
    } catch {
      reportMissingScript()
    }
  }
  const editor: ReactNode =
    isOpen && Loaded ? <Loaded item={item} detail={detail} onClose={close} /> : undefined
  return { editor, openEditor }
}
