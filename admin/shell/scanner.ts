import { useLingui } from '@lingui/react/macro'
import { useLayoutEffect, useRef } from 'react'
import { useNotify } from 'react-admin'
import { useNavigate } from 'react-router'
import { isPermitted, useSession } from '../access/session.ts'
import { api } from '../api/client.ts'
import { isTyping } from '../screen/shortcuts.ts'
import { useAction } from '../screen/use-action.ts'

/** What the code of a delivery note says: the number of its order. */
export const isScanned = (text: string) => /^\d{1,9}$/.test(text)

/** Opens the order with a number, or says that there is none. */
export const useOpenOrder = () => {
  const { t } = useLingui()
  const navigate = useNavigate()
  const notify = useNotify()
  const { perform } = useAction()
  return async (number: string) => {
    const query = { number: Number(number), range: '[0,0]' }
    const answer = await perform(api.GET('/admin/orders', { params: { query } }))
    if (!answer) return
    const [order] = answer.data
    if (order) navigate(`/orders/${order.id}/show`)
    else notify(t`There is no order ${number}.`, { type: 'warning' })
  }
}

/** Opens the order that a scanner reads: it types digits and Enter, outside fields and dialogs. */
export const useScanner = () => {
  const mayRead = isPermitted(useSession(), 'orders.read')
  const openOrder = useOpenOrder()
  const open = useRef(openOrder)
  open.current = openOrder
  useLayoutEffect(() => {
    if (!mayRead) return
    let typed = ''
    const onKeyDown = (event: KeyboardEvent) => {
      const isDigit = /^\d$/.test(event.key) && !event.ctrlKey && !event.metaKey && !event.altKey
      if (isDigit && !isTyping(event)) typed += event.key
      else if (event.key === 'Enter' && isScanned(typed)) {
        // Not for what has the focus.
        event.preventDefault()
        event.stopPropagation()
        void open.current(typed)
        typed = ''
      } else typed = ''
    }
    document.addEventListener('keydown', onKeyDown, true)
    return () => document.removeEventListener('keydown', onKeyDown, true)
  }, [mayRead])
}
