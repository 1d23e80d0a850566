import { useEffect } from 'react'
import { useNavigate, useNavigation, useParams } from 'react-router'
import { writeRemedyCode } from '../../../domain/homeopathy/remedy-code.ts'
import type { Selection } from '../../../domain/homeopathy/selection.ts'
import { useAddress } from '../../i18n/path-words.ts'

/** A slider passes many dilutions a second, and browsers refuse so many addresses. */
const restMilliseconds = 150

/**
 * Lets the address follow the selection (R6): replaced, so that the back button leaves the
 * selector, and without asking the server, which has nothing to add.
 */
export const useAddressOf = (selection: Selection) => {
  const address = useAddress()('shop.homeopathy.remedies', {
    remedyCode: writeRemedyCode(selection) || undefined,
  })
  const navigate = useNavigate()
  const isIdle = useNavigation().state === 'idle'
  const { remedyCode: shown = '' } = useParams()
  const code = writeRemedyCode(selection)
  useEffect(() => {
    if (code === shown || !isIdle) return
    const timer = setTimeout(() => {
      void navigate(address, {
        replace: true,
        preventScrollReset: true,
        defaultShouldRevalidate: false,
      })
    }, restMilliseconds)
    return () => clearTimeout(timer)
  }, [code, shown, isIdle, address, navigate])
}
