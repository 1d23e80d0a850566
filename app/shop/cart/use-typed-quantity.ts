import { useState } from 'react'
import { isQuantity, parseQuantity } from '../../../domain/quantity.ts'

/** A quantity while it is typed: it counts once it is one, and is put right on leaving (D1 §5). */
export const useTypedQuantity = (quantity: number, onChange: (quantity: number) => void) => {
  const [typed, setTyped] = useState<string>()
  const [isWrong, setWrong] = useState(false)
  return {
    shown: typed ?? quantity,
    isWrong,
    /** By a button; beyond an end nothing changes. */
    set: (wanted: number) => {
      setTyped(undefined)
      if (isQuantity(wanted)) onChange(wanted)
    },
    type: (text: string) => {
      setTyped(text)
      setWrong(false)
      const wanted = parseQuantity(text.trim())
      if (wanted) onChange(wanted)
    },
    leave: () => {
      setWrong(typed !== undefined && parseQuantity(typed.trim()) === undefined)
      setTyped(undefined)
    },
  }
}
