import { Parser } from 'saxen'

type Attributes = Readonly<Record<string, string>>

export type XmlHandlers = {
  /** Names of elements and attributes come without prefixes. False ends the reading. */
  onOpen: (name: string, attributes: () => Attributes) => boolean
  onClose?: (name: string) => boolean
  onText?: (text: string) => boolean
}

const localName = (name: string) => name.slice(name.indexOf(':') + 1)

const tagWithAttributes = /<[\w:.-]+(?:\s+[^\s=<>"']+\s*=\s*(?:"[^"]*"|'[^']*'))+/g

/** Removes the spaces that XML allows around the `=` of attributes, and the parser does not. */
export const withoutSpacesAroundEquals = (xml: string): string =>
  /\s=\s*["']|=\s+["']/.test(xml) && !xml.includes('<![CDATA[')
    ? xml.replace(tagWithAttributes, (tag) =>
        tag.replace(/(?<!\s)\s*=\s*("[^"]*"|'[^']*')/g, '=$1'),
      )
    : xml

/** Reads an XML file in one pass. False if it is not well-formed or a handler has ended it. */
export const parseXml = (xml: string, { onOpen, onClose, onText }: XmlHandlers): boolean => {
  const parser = new Parser()
  let isRead = true
  const goOn = (isRight: boolean) => {
    if (isRight) return
    isRead = false
    parser.stop()
  }
  parser.on('openTag', (name, getAttributes, decode) => {
    const attributes = () =>
      Object.fromEntries(
        Object.entries(getAttributes() || {}).map(([key, value]) => [
          localName(key),
          decode(value),
        ]),
      )
    goOn(onOpen(localName(name), attributes))
  })
  parser.on('closeTag', (name) => goOn(onClose?.(localName(name)) ?? true))
  parser.on('text', (text, decode) => goOn(onText?.(decode(text)) ?? true))
  parser.on('cdata', (text) => goOn(onText?.(text) ?? true))
  parser.on('error', () => goOn(false))
  parser.on('warn', () => goOn(false))
  parser.parse(withoutSpacesAroundEquals(xml.replace(/^\ufeff/, '')))
  return isRead
}
