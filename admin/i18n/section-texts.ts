import type { MessageDescriptor } from '@lingui/core'

type SectionTexts = { label: MessageDescriptor; help: MessageDescriptor }

/** By resource; a screen cannot import the sections, which import the screens. */
const texts = new Map<string, SectionTexts>()

/** Registers name and help text of a section, at the start. */
export const registerSectionTexts = (name: string, { label, help }: SectionTexts) => {
  texts.set(name, { label, help })
}

/** Name and help text of a section; undefined if there is none. */
export const findSectionTexts = (name: string) => texts.get(name)
