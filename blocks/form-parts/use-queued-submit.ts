import { useEffect, useRef } from 'react'

/**
 * Whoever sends the form in the element of this id before its script is there is heard as soon as
 * it is: else the page would load anew, and the focus be lost. `onReady` says that it is there.
 */
export const useQueuedSubmit = (id: string, want: () => void) => {
  const isReady = useRef(false)
  const send = useRef(() => {})
  useEffect(() => {
    const hold = (event: SubmitEvent) => {
      const { target: form, submitter } = event
      if (isReady.current || !(form instanceof HTMLFormElement) || !form.closest(`#${id}`)) return
      event.preventDefault()
      send.current = () => form.requestSubmit(submitter)
      want()
    }
    window.addEventListener('submit', hold, true)
    return () => window.removeEventListener('submit', hold, true)
  }, [id, want])
  const onReady = useRef(() => {
    isReady.current = true
    send.current()
  })
  return onReady.current
}
