import { chooseSize, topicPage } from './topic-page.ts'

export const stress = topicPage({
  key: 'health.stress',
  title: { fr: 'Stress', en: 'Stress', de: 'Stress', it: 'Stress' },
  description: {
    fr: 'Quand tout va trop vite : les plantes que la tradition associe au stress, des pauses qui ne coûtent rien et les moments où il faut en parler.',
    en: 'When everything goes too fast: the plants that tradition links with stress, pauses that cost nothing and when to talk to someone.',
    de: 'Wenn alles zu schnell geht: Pflanzen, welche die Tradition mit Stress verbindet, Pausen, die nichts kosten, und wann Sie darüber sprechen sollten.',
    it: 'Quando tutto va troppo in fretta: le piante che la tradizione associa allo stress, pause che non costano nulla e quando è bene parlarne.',
  },
  lead: {
    fr: 'Un peu de tension fait avancer. Trop longtemps, elle use.',
    en: 'A little tension keeps us going. If it lasts too long, it wears us out.',
    de: 'Etwas Spannung bringt uns voran. Hält sie zu lange an, zehrt sie.',
    it: 'Un po’ di tensione aiuta ad andare avanti. Se dura troppo, logora.',
  },
  tradition: {
    fr: 'L’avoine, la mélisse, la lavande et la rhodiola figurent dans les anciens traités de plantes, au même chapitre. En gemmothérapie, le figuier et le tilleul comptent parmi les bourgeons les plus demandés. L’homéopathie commence par un entretien : le praticien pose des questions sur les circonstances, le sommeil et le tempérament avant de choisir.',
    en: 'Oats, lemon balm, lavender and rhodiola appear in the same chapter of the old herbals. In gemmotherapy, fig and lime tree are among the buds most often requested. Homeopathy begins with a conversation: the practitioner asks about the occasion, sleep and temperament, and only then chooses.',
    de: 'Hafer, Melisse, Lavendel und Rosenwurz stehen in den alten Kräuterbüchern im selben Kapitel. In der Gemmotherapie gehören Feige und Linde zu den meistverlangten Knospen. Die Homöopathie beginnt mit einem Gespräch: Die Fachperson fragt nach dem Anlass, nach dem Schlaf und nach dem Temperament und wählt erst dann.',
    it: 'L’avena, la melissa, la lavanda e la rodiola figurano negli antichi erbari nello stesso capitolo. In gemmoterapia il fico e il tiglio sono tra le gemme più richieste. L’omeopatia comincia con un colloquio: il professionista si informa sulla situazione, sul sonno e sul temperamento, e solo dopo sceglie.',
  },
  everyday: {
    fr: 'Inspirez sur quatre temps, expirez sur six, pendant cinq minutes. Mangez loin de l’écran, marchez jusqu’au prochain arrêt, dites non une fois par jour. Une chose finie vaut mieux que trois commencées.',
    en: 'Breathe in for four counts, out for six, for five minutes. Eat away from the screen, walk to the next stop, say no once a day. One thing finished is worth three begun.',
    de: 'Zählen Sie beim Einatmen bis vier und beim Ausatmen bis sechs, fünf Minuten lang. Essen Sie fern vom Bildschirm, gehen Sie zu Fuss bis zur übernächsten Haltestelle, sagen Sie einmal am Tag Nein. Eine erledigte Sache ist mehr wert als drei angefangene.',
    it: 'Inspiri contando fino a quattro, espiri contando fino a sei, per cinque minuti. Mangi lontano dallo schermo, vada a piedi fino alla fermata successiva, dica di no una volta al giorno. Una cosa finita vale più di tre cominciate.',
  },
  everydayIcon: 'wind',
  product: {
    title: {
      fr: 'Teinture d’avoine',
      en: 'Oat tincture',
      de: 'Hafertinktur',
      it: 'Tintura di avena',
    },
    text: {
      fr: 'Avena sativa, récoltée verte, quand le grain laisse perler un lait sous l’ongle.',
      en: 'Avena sativa, harvested green, when the grain yields a drop of milk under the fingernail.',
      de: 'Avena sativa, grün geerntet, wenn das Korn unter dem Fingernagel noch Milch gibt.',
      it: 'Avena sativa, raccolta verde, quando il chicco, premuto con l’unghia, è ancora lattiginoso.',
    },
    ...chooseSize('shop.phytotherapy', 'a-20016'),
    image: 'avena',
  },
  background: {
    title: {
      fr: 'Trois pauses qui tiennent dans une journée',
      en: 'Three pauses that fit into a day',
      de: 'Drei Pausen, die in einen Tag passen',
      it: 'Tre pause che stanno in una giornata',
    },
    text: {
      fr: 'Aucune ne demande de matériel.\n\n- **Deux minutes** : les deux pieds au sol, les mains ouvertes, écouter le bruit le plus lointain.\n- **Dix minutes** : faire le tour du pâté de maisons, sans téléphone, et nommer cinq arbres ou cinq portes.\n- **Une heure** : un soir par semaine, quelque chose qui ne sert à rien, comme un instrument, un puzzle ou une pâte à pain.\n\nMettez-les à l’agenda comme un rendez-vous. Personne n’annule un rendez-vous chez le dentiste.',
      en: 'None of them needs any equipment.\n\n- **Two minutes**: both feet on the ground, hands open, listening to the most distant sound.\n- **Ten minutes**: once around the block, without the telephone, naming five trees or five doors.\n- **One hour**: one evening a week, something of no use at all: an instrument, a jigsaw, bread dough.\n\nPut them in the diary like an appointment. No one cancels an appointment at the dentist’s.',
      de: 'Zeit gewinnt man nicht, man nimmt sie sich.\n\n- **Zwei Minuten**: beide Füsse am Boden, Hände offen, auf das fernste Geräusch hören.\n- **Zehn Minuten**: einmal um den Block, ohne Telefon, und fünf Bäume oder fünf Türen genau anschauen.\n- **Eine Stunde**: an einem Abend in der Woche etwas, das zu nichts nütze ist: ein Instrument, ein Puzzle, ein Brotteig.\n\nTragen Sie sie ein wie einen Termin. Den Zahnarzttermin sagt auch niemand ab.',
      it: 'Non serve alcun materiale.\n\n- **Due minuti**: i piedi a terra, le mani aperte, ascoltare il rumore più lontano.\n- **Dieci minuti**: il giro dell’isolato, senza telefono, contando cinque alberi o cinque porte.\n- **Un’ora**: una sera alla settimana, qualcosa che non serve a nulla: uno strumento, un puzzle, un impasto di pane.\n\nLe metta in agenda come una visita dal dentista: quella non la disdice nessuno.',
    },
  },
  otherProduct: {
    title: {
      fr: 'Magnésium en solution',
      en: 'Magnesium in solution',
      de: 'Magnesium als Lösung',
      it: 'Magnesio in soluzione',
    },
    text: {
      fr: 'Un minéral en solution, 250 mg/l, en flacons de 60, 150 ou 250 ml ; tenez compte de l’apport alimentaire.',
      en: 'A mineral in solution, 250 mg/l, in 60, 150 or 250 ml bottles; take your dietary intake into account.',
      de: 'Ein Mineralstoff mit 250 mg/l, in Flaschen von 60, 150 oder 250 ml, der zur Zufuhr aus der Nahrung hinzukommt.',
      it: 'Un minerale a 250 mg/l, in flaconi da 60, 150 o 250 ml, che si aggiunge all’apporto alimentare.',
    },
    ...chooseSize('shop.oligotherapy', 'a-30017'),
    image: 'magnesium',
  },
  whenToAsk: {
    fr: 'En cas d’angoisse, de palpitations ou d’idées noires, n’attendez pas : votre médecin, ou La Main Tendue au 143, jour et nuit. Douleur dans la poitrine : 144.',
    en: 'With anxiety, palpitations or dark thoughts, do not wait: see your doctor, or call 143 (La Main Tendue / Die Dargebotene Hand), day and night. Pain in the chest: 144.',
    de: 'Warten Sie bei Angst, Herzklopfen oder dunklen Gedanken nicht zu: Rufen Sie Ihre Ärztin oder Ihren Arzt an oder die Dargebotene Hand, Telefon 143, Tag und Nacht. Bei Schmerzen in der Brust: 144.',
    it: 'In caso di angoscia, palpitazioni o pensieri cupi non aspetti: chiami il Suo medico o Telefono Amico, numero 143, giorno e notte. In caso di dolore al petto: 144.',
  },
})
