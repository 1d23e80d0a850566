/** The style of a paragraph that Word and Outlook show as an item: definition, level and list. */
const listStyle = /mso-list:\s*(l\d+)\s+level(\d+)(?:\s+(lfo\d+))?/i

const listStyleOf = (element: Element) => listStyle.exec(element.getAttribute('style') ?? '')

/** The number or bullet that Word writes before the text of an item. */
const findMarker = (item: Element) =>
  [...item.querySelectorAll('span')].find((span) =>
    /mso-list:\s*ignore/i.test(span.getAttribute('style') ?? ''),
  )

const orderedMarker = /^\(?(\d+|[a-z]{1,5})[.)]/i

/** By its marker, else by the list definitions that Word copies along: numbers are not mentioned. */
const isOrdered = (marker: string, html: string, [, list, level]: readonly string[]) => {
  if (marker !== '') return orderedMarker.test(marker)
  const [, rules] = new RegExp(`@list ${list}:level${level}\\s*\\{([^}]*)\\}`).exec(html) ?? []
  return rules !== undefined && !/mso-level-number-format:\s*(bullet|image)/i.test(rules)
}

type OpenList = { level: number; name: string | undefined; list: Element }

/** Makes lists of the paragraphs of Word and Outlook that are items. */
const makeWordLists = (body: HTMLElement, html: string) => {
  let open: OpenList[] = []
  let previous: Element | undefined
  for (const paragraph of body.querySelectorAll('p, div')) {
    const style = listStyleOf(paragraph)
    if (!style) continue
    const marker = findMarker(paragraph)
    const sign = marker?.textContent.trim() ?? ''
    marker?.remove()
    const level = Number(style[2])
    const tag = isOrdered(sign, html, style) ? 'ol' : 'ul'
    const isNext = previous !== undefined && paragraph.previousElementSibling === previous
    if (!isNext) open = []
    open = open.filter((each) => each.level <= level)
    const last = open.at(-1)
    const isSameList =
      last?.level === level &&
      last.list.tagName.toLowerCase() === tag &&
      (tag === 'ul' || last.name === style[3])
    if (!isSameList) {
      if (last?.level === level) open.pop()
      const list = body.ownerDocument.createElement(tag)
      const start = Number(/^\d+/.exec(sign)?.[0] ?? 1)
      if (tag === 'ol' && start !== 1) list.setAttribute('start', String(start))
      const parent = open.at(-1)?.list.lastElementChild
      if (parent) parent.append(list)
      else paragraph.before(list)
      open.push({ level, name: style[3], list })
    }
    const item = body.ownerDocument.createElement('li')
    const text = body.ownerDocument.createElement('p')
    text.append(...paragraph.childNodes)
    item.append(text)
    open.at(-1)?.list.append(item)
    paragraph.remove()
    previous = open[0]?.list
  }
}

/** Word on the web puts each item in a list of its own; Google Docs puts lists beside their items. */
const joinLists = (body: HTMLElement) => {
  for (const container of body.querySelectorAll('.ListContainerWrapper'))
    container.replaceWith(...container.childNodes)
  for (const list of body.querySelectorAll('ul, ol')) {
    const before = list.previousElementSibling
    if (list.parentElement?.matches('ul, ol') && before?.tagName === 'LI') before.append(list)
    else if (list.matches('[class*="ListStyle"]') && before?.tagName === list.tagName) {
      before.append(...list.childNodes)
      list.remove()
    }
  }
}

/** The editor has headings of one level. */
const levelHeadings = (body: HTMLElement) => {
  for (const heading of body.querySelectorAll('h1, h3, h4, h5, h6, p.MsoTitle, [role="heading"]')) {
    const level = body.ownerDocument.createElement('h2')
    level.append(...heading.childNodes)
    heading.replaceWith(level)
  }
}

/** Pasted HTML of Word, Outlook, Google Docs and LibreOffice with real lists, and headings that the editor has. */
export const cleanPastedHtml = (html: string): string => {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  makeWordLists(body, html)
  joinLists(body)
  levelHeadings(body)
  for (const paragraph of body.querySelectorAll('p[class^="Mso"]'))
    if (paragraph.textContent.trim() === '') paragraph.remove()
  return body.innerHTML
}
