import type { Post } from '../page-text.ts'

export const herbarium: Post = {
  key: 'news.herbarium',
  date: '2025-11-20',
  slug: {
    fr: 'quatre-mille-planches',
    en: 'four-thousand-sheets',
    de: 'viertausend-bogen',
    it: 'quattromila-fogli',
  },
  title: {
    fr: 'L’herbier compte quatre mille planches',
    en: 'The herbarium reaches four thousand sheets',
    de: 'Das Herbarium zählt viertausend Bogen',
    it: 'L’erbario conta quattromila fogli',
  },
  description: {
    fr: 'Un témoin séché de chaque récolte depuis 1991 : l’herbier du Laboratoire Trois-Sources a reçu sa quatre millième planche, une simple pâquerette.',
    en: 'One dried specimen of every harvest since 1991: the herbarium of Laboratoire Trois-Sources has received its four thousandth sheet, a daisy.',
    de: 'Ein getrockneter Beleg jeder Ernte seit 1991: Das Herbarium des Laboratoire Trois-Sources hat seinen viertausendsten Bogen, ein Gänseblümchen.',
    it: 'Un campione essiccato di ogni raccolto dal 1991: l’erbario del Laboratoire Trois-Sources ha ricevuto il foglio numero quattromila, una pratolina.',
  },
  lead: {
    fr: 'Depuis 1991, chaque récolte laisse un témoin séché. Le quatre millième est une pâquerette, et nous ne l’avons pas choisie.',
    en: 'Since 1991 every harvest has left a dried specimen behind. Number four thousand is a daisy, and we did not choose it.',
    de: 'Seit 1991 hinterlässt jede Ernte einen getrockneten Beleg. Nummer viertausend ist ein Gänseblümchen, und ausgesucht haben wir es nicht.',
    it: 'Dal 1991 ogni raccolto lascia un campione essiccato. Il numero quattromila è una pratolina, e non l’abbiamo scelta noi.',
  },
  picture: 'scene-news',
  blocks: [
    {
      type: 'text',
      heading: {
        fr: 'À quoi sert une plante sèche',
        en: 'What a dried plant is for',
        de: 'Wozu eine trockene Pflanze dient',
        it: 'A che serve una pianta secca',
      },
      text: {
        fr: 'À ne pas se fier à sa mémoire. Quand une livraison arrive, Nadia Ferrero sort la planche de référence et compare : le bord de la feuille, l’attache de la fleur, le poil sur la tige. Deux espèces voisines se ressemblent dans un livre ; côte à côte sur du papier, presque jamais.\n\nChaque planche porte le nom, le lieu, la date et le nom du récolteur. Les plus anciennes sont de l’écriture d’Henri Vuillens.',
        en: 'So as not to rely on memory. When a delivery comes in, Nadia Ferrero takes out the reference sheet and compares: the edge of the leaf, the way the flower is set, the hair on the stem. Two neighbouring species look alike in a book; side by side on paper, hardly ever.\n\nEach sheet bears the name, the place, the date and the collector. The oldest are in Henri Vuillens’s handwriting.',
        de: 'Dazu, dem Gedächtnis nicht zu trauen. Trifft eine Lieferung ein, holt Nadia Ferrero den Referenzbogen hervor und vergleicht: den Blattrand, den Blütenansatz, die Haare am Stängel. Zwei verwandte Arten gleichen sich im Buch; nebeneinander auf Papier fast nie.\n\nJeder Bogen trägt Namen, Ort, Tag und Handzeichen. Die ältesten sind von Henri Vuillens beschriftet.',
        it: 'A non fidarsi della memoria. Quando arriva una fornitura, Nadia Ferrero tira fuori il foglio di riferimento e confronta: il margine della foglia, l’attaccatura del fiore, i peli del fusto. Due specie vicine si somigliano in un libro; fianco a fianco sulla carta, quasi mai.\n\nOgni foglio porta il nome, il luogo, il giorno e la firma. I più vecchi sono di pugno di Henri Vuillens.',
      },
    },
    {
      type: 'header_image',
      image: 'scene-quality',
      alt: {
        fr: 'Une feuille sous la loupe',
        en: 'A leaf beneath the magnifying glass',
        de: 'Ein Blatt unter der Lupe',
        it: 'Una foglia sotto la lente',
      },
      title: {
        fr: 'Planche 4000',
        en: 'Sheet 4000',
        de: 'Bogen 4000',
        it: 'Foglio 4000',
      },
      text: {
        fr: 'Bellis perennis, terrasse basse, le 3 novembre 2025, cueillie par l’apprentie.',
        en: 'Bellis perennis, lower terrace, 3 November 2025, picked by the apprentice.',
        de: 'Bellis perennis, untere Terrasse, 3. November 2025, gepflückt von der Lernenden.',
        it: 'Bellis perennis, terrazza bassa, 3 novembre 2025, raccolta dall’apprendista.',
      },
    },
    {
      type: 'tip',
      icon_name: 'book-open',
      title: {
        fr: 'Venez le feuilleter',
        en: 'Come and leaf through it',
        de: 'Kommen Sie blättern',
        it: 'Venga a sfogliarlo',
      },
      text: {
        fr: 'L’herbier se consulte à Carouge, sur rendez-vous, les mains propres et sèches. [Écrivez-nous](page:contact) en indiquant l’espèce qui vous intéresse.',
        en: 'The herbarium can be consulted in Carouge, by appointment, with clean and dry hands. [Write to us](page:contact) and name the species that interests you.',
        de: 'Das Herbarium steht in Carouge auf Voranmeldung offen, für saubere und trockene Hände. [Schreiben Sie uns](page:contact), welche Art Sie interessiert.',
        it: 'L’erbario si consulta a Carouge, su appuntamento, con le mani pulite e asciutte. [Ci scriva](page:contact) indicando la specie che Le interessa.',
      },
    },
  ],
}
