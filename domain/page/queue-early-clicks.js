;(() => {
  const queue = []
  const on = (type, listener) => addEventListener(type, listener, true)

  const mark = (element, isPending) => {
    for (const name of ['aria-busy', 'data-pending'])
      if (isPending) element.setAttribute(name, 'true')
      else element.removeAttribute(name)
  }
  const isReady = (element) => {
    const part = element.closest('[data-island],[data-product-list]')
    return part ? 'ready' in part.dataset : !element.dataset.action || !!early.start
  }
  const drop = () => {
    for (const { element } of queue.splice(0)) mark(element, false)
  }
  const early = { queue, isReady, mark, drop }
  window.earlyClicks = early

  const add = (action) => {
    queue.push(action)
    early.start?.(action.element)
  }
  const opensAnotherPage = (link, { ctrlKey, metaKey, shiftKey }) => {
    const [page] = link.href.split('#')
    const keepsPage = link.target || link.download || ctrlKey || metaKey || shiftKey
    return !keepsPage && page !== location.href.split('#')[0]
  }

  on('click', (event) => {
    const link = event.target.closest?.('a[href]')
    if (link && opensAnotherPage(link, event)) drop()
    early.pressed = event.target.closest?.('button,a[data-action]')
    const button = event.target.closest?.('button')
    if (button?.type !== 'button' || button.commandForElement || early.isReady(button)) return
    if (button.popoverTargetElement && button.popoverTargetAction === 'toggle') return
    event.stopImmediatePropagation()
    if (button.dataset.pending && !('repeats' in button.dataset)) return
    mark(button, true)
    add({ element: button })
  })

  on('input', ({ target: element }) => {
    if (!/^(radio|checkbox|select-one|text|range)$/.test(element.type) || element.form) return
    const { type, name, value, checked } = element
    const before = queue.findIndex(
      (action) => action.element === element || (type === 'radio' && action.element.name === name),
    )
    if (before >= 0) queue.splice(before, 1)
    if (!early.isReady(element)) add({ element, change: { value, checked } })
  })

  on('submit', (event) => {
    const { target, submitter } = event
    if (!submitter || !target.closest('[data-island]') || early.isReady(target)) return
    mark(submitter, true)
    if (!early.start) return
    event.preventDefault()
    add({ element: submitter })
  })

  on('load', ({ target: { documentElement: root } }) => {
    if (!root || early.start) return
    // The page's script does not run.
    drop()
    early.isReady = () => true
    root.dataset.scriptless = ''
    delete root.dataset.member
  })

  on('pagehide', drop)
})()
