import { apprentices } from './news/apprentices.ts'
import { autumnCourses } from './news/autumn-courses.ts'
import { autumnRoots } from './news/autumn-roots.ts'
import { buds2026 } from './news/buds-2026.ts'
import { herbarium } from './news/herbarium.ts'
import { makeYourOwn } from './news/make-your-own.ts'
import { openDay } from './news/open-day.ts'
import { yearEnd } from './news/year-end.ts'
import type { PageText, Post } from './page-text.ts'

const overview: PageText = {
  key: 'news',
  title: { fr: 'Actualités', en: 'News', de: 'Neuigkeiten', it: 'Novità' },
  description: {
    fr: 'Les nouvelles du Laboratoire Trois-Sources : récoltes au jardin, cours et visites, nouveautés du catalogue et vie de la maison, à Carouge.',
    en: 'News from Laboratoire Trois-Sources: harvests in the garden, courses and visits, additions to the catalogue and life in the laboratory in Carouge.',
    de: 'Neues aus dem Laboratoire Trois-Sources: Ernte im Garten, Kurse und Besuche, Neuheiten im Sortiment und Geschichten aus dem Haus in Carouge.',
    it: 'Le novità del Laboratoire Trois-Sources: raccolti in giardino, corsi e visite, novità di catalogo e vita dell’azienda, a Carouge.',
  },
  lead: {
    fr: 'Ce qui pousse, ce qui change et ce que nous préparons.',
    en: 'What is growing, what is changing and what we are preparing.',
    de: 'Was wächst, was sich ändert und was wir vorbereiten.',
    it: 'Che cosa cresce, che cosa cambia e che cosa prepariamo.',
  },
}

/** Newest first. */
export const posts: readonly Post[] = [
  yearEnd,
  autumnRoots,
  autumnCourses,
  openDay,
  makeYourOwn,
  buds2026,
  apprentices,
  herbarium,
]

/** The overview, then the posts. */
export const news: readonly PageText[] = [overview, ...posts]
