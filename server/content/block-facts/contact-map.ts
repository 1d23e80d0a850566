import type { Fact } from '../block-facts.ts'
import { findContact } from '../find-contact.ts'

export const contactMapFacts: Fact<'contact_map'> = async (_, { services, language }) => {
  const { name, street, place } = await findContact(services.db, language)
  return { name, street, place }
}
