import { saltsBeside } from '../../../domain/catalogue/salt.ts'
import { sectionsFor } from '../../../domain/catalogue/text-sections.ts'
import { findSaltPrices, findSalts } from '../../../server/catalogue/salts.ts'
import { option } from '../../../server/content/options.ts'
import { notFound } from '../../content/not-found.ts'
import type { Facts } from './load-products.ts'

/** All salts with their prices, as everyone may see them (R35). */
export const loadSalts = async ({ services: { db }, language }: Facts) => {
  const [salts, prices, audiences] = await Promise.all([
    findSalts(db, language),
    findSaltPrices(db),
    option(db, 'text_sections'),
  ])
  const isOpen = sectionsFor(audiences, 'schussler', false).includes('description')
  return {
    prices,
    salts: isOpen ? salts : salts.map((salt) => ({ ...salt, description: '' })),
    reserved: sectionsFor(audiences, 'schussler', true)
      .filter((section) => section === 'description')
      .filter(() => !isOpen),
  }
}

/** A salt by its slug, with its neighbours. */
export const loadSalt = async (facts: Facts, slug: string) => {
  const { salts, prices, reserved } = await loadSalts(facts)
  const salt = salts.find((known) => known.slug === slug)
  if (!salt) throw notFound()
  return {
    title: salt.name,
    description: salt.description,
    salt: { salt, prices, reserved, ...saltsBeside(salts, slug) },
  }
}
