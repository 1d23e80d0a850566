import { useEffect, useRef } from 'react'

/**
 * Queues a submission of the form with this id until the returned `onReady` is called after
 * hydration; a native submission would reload the page and lose the focus.
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
