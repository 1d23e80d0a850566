import type { Post } from '../page-text.ts'

export const openDay: Post = {
  key: 'news.open-day',
  date: '2026-07-09',
  slug: {
    fr: 'portes-ouvertes-2026',
    en: 'open-day-2026',
    de: 'tag-der-offenen-tuer-2026',
    it: 'porte-aperte-2026',
  },
  title: {
    fr: 'Portes ouvertes : merci d’être venus',
    en: 'Open day: thank you for coming',
    de: 'Tag der offenen Tür: danke für Ihren Besuch',
    it: 'Porte aperte: grazie della visita',
  },
  description: {
    fr: 'Deux cent quatorze personnes sont venues voir le jardin et le laboratoire des Trois-Sources. Ce qu’elles ont demandé, et ce que nous avons appris.',
    en: 'Two hundred and fourteen people came to see the garden and the laboratory of Trois-Sources. What they asked, and what we learned from it.',
    de: 'Zweihundertvierzehn Personen haben Garten und Labor der Trois-Sources besucht. Was sie gefragt haben, und was wir daraus gelernt haben.',
    it: 'Duecentoquattordici persone sono venute a vedere il giardino e il laboratorio delle Trois-Sources. Che cosa hanno chiesto e che cosa abbiamo imparato.',
  },
  lead: {
    fr: 'Deux cent quatorze visiteurs, onze litres de tisane et une question que personne n’avait encore posée.',
    en: 'Two hundred and fourteen visitors, eleven litres of herbal tea and one question nobody had asked before.',
    de: 'Zweihundertvierzehn Gäste, elf Liter Kräutertee und eine Frage, die noch niemand gestellt hatte.',
    it: 'Duecentoquattordici visitatori, undici litri di tisana e una domanda che nessuno aveva mai fatto.',
  },
  picture: 'scene-garden',
  blocks: [
    {
      type: 'text',
      heading: {
        fr: 'Le premier samedi de juin',
        en: 'The first Saturday in June',
        de: 'Der erste Samstag im Juni',
        it: 'Il primo sabato di giugno',
      },
      text: {
        fr: 'Le souci était en avance, le beau temps aussi. À neuf heures, la file allait jusqu’au portail ; à dix heures, il n’y avait plus de chapeaux de paille à prêter. L’après-midi, à Carouge, chacun a pu dynamiser son propre flacon, cent fois, et compter à voix haute. Une classe de futurs droguistes tient le record de régularité.',
        en: 'The calendula was early, and so was the summer weather. At nine the queue reached the gate; at ten there were no straw hats left to lend. In the afternoon, in Carouge, everybody could shake a bottle of their own, a hundred times, counting aloud. A class of drugstore apprentices holds the record for steadiness.',
        de: 'Die Ringelblume war früh dran, das schöne Wetter auch. Um neun Uhr reichte die Schlange bis zum Tor; um zehn waren alle Strohhüte ausgeliehen. Am Nachmittag durfte in Carouge jede und jeder eine eigene Flasche verschütteln, hundertmal und laut zählend. Den Rekord im Gleichmass hält eine Klasse angehender Drogistinnen und Drogisten.',
        it: 'La calendula era in anticipo, il bel tempo anche. Alle nove la coda arrivava al cancello; alle dieci non c’erano più cappelli di paglia da prestare. Nel pomeriggio, a Carouge, ognuno ha potuto dinamizzare il proprio flacone, cento volte, contando ad alta voce. Il primato di regolarità va a una classe di futuri droghieri e droghiere.',
      },
    },
    {
      type: 'quote',
      quote: {
        fr: '« Et si vous perdez le compte ? »',
        en: '“And what if you lose count?”',
        de: '«Und wenn Sie sich verzählen?»',
        it: '«E se perdete il conto?»',
      },
      quote_line_2: {
        fr: 'Alors on jette, et on recommence.',
        en: 'Then we throw it away and begin again.',
        de: 'Dann schütten wir alles weg und beginnen von vorn.',
        it: 'Allora si butta via e si ricomincia.',
      },
      quotee: {
        fr: 'Une visiteuse de neuf ans, et la réponse d’Olivier Brandt',
        en: 'A visitor aged nine, and Olivier Brandt’s answer',
        de: 'Eine Besucherin, neun Jahre alt, und die Antwort von Olivier Brandt',
        it: 'Una visitatrice di nove anni, e la risposta di Olivier Brandt',
      },
    },
    {
      type: 'text',
      heading: {
        fr: 'Ce que nous changeons',
        en: 'What we are changing',
        de: 'Was wir ändern',
        it: 'Che cosa cambiamo',
      },
      text: {
        fr: 'Vous avez été nombreux à demander d’où viennent les plantes que nous ne cultivons pas. Le pays et l’année de récolte figurent dans nos dossiers de lot ; nous les communiquons désormais sur simple demande.',
        en: 'Many of you asked where the plants come from that we do not grow ourselves. The country and year of harvest are in our batch records; from now on we give them to anyone who asks.',
        de: 'Viele von Ihnen wollten wissen, woher die Pflanzen stammen, die wir nicht selbst anbauen. Für jede Tinktur nennen wir Ihnen auf Anfrage Land und Jahr der Ernte. In unseren Heften stand es schon; wir haben es nur nie gesagt.',
        it: 'Molti visitatori hanno chiesto da dove vengono le piante che non coltiviamo. Per ogni tintura Le indichiamo, su richiesta, il Paese e l’anno di raccolta. Era scritto nei nostri quaderni; bastava dirlo.',
      },
    },
    {
      type: 'contest_form',
      title: {
        fr: 'Gagnez une matinée de cueillette',
        en: 'Win a morning’s picking',
        de: 'Gewinnen Sie einen Erntemorgen',
        it: 'Vinca una mattinata di raccolta',
      },
      text: {
        fr: 'Dix places dans la haie, fin février, petit-déjeuner compris. Nous tirerons dix noms au sort à la fin janvier. La participation est gratuite, sans obligation d’achat et ouverte à toutes et à tous ; nous n’écrirons qu’aux dix personnes tirées au sort.',
        en: 'Ten more places in the hedge, late in February, breakfast included. We will draw ten names at the end of January. Taking part is free of charge, without any obligation to buy, and open to everyone; we will write to the ten winners only.',
        de: 'Zehn weitere Plätze in der Hecke, Ende Februar, mit Frühstück. Ende Januar losen wir zehn Namen aus. Die Teilnahme ist gratis, ohne Kaufzwang und offen für alle; wir schreiben nur den zehn ausgelosten Personen.',
        it: 'Altri dieci posti per la raccolta delle gemme, a fine febbraio, colazione compresa. A fine gennaio sorteggeremo dieci nomi. La partecipazione è gratuita, senza obbligo d’acquisto e aperta a tutti; scriveremo soltanto alle dieci persone estratte.',
      },
    },
    {
      type: 'banner',
      image: 'scene-home',
      title: {
        fr: 'À l’année prochaine',
        en: 'Until next year',
        de: 'Bis nächstes Jahr',
        it: 'Arrivederci all’anno prossimo',
      },
      products: [
        {
          product_name: {
            fr: 'Le jardin, en attendant',
            en: 'The garden, until then',
            de: 'Der Garten, bis dahin',
            it: 'Il giardino, nel frattempo',
          },
          product_link: 'page:company.garden',
          product_icon: 'plant',
        },
        {
          product_name: {
            fr: 'Le laboratoire, de près',
            en: 'The laboratory, close up',
            de: 'Das Labor aus der Nähe',
            it: 'Il laboratorio, da vicino',
          },
          product_link: 'page:company.lab',
          product_icon: 'flask',
        },
      ],
      call_to_action_text: {
        fr: 'Demander une visite',
        en: 'Arrange a visit',
        de: 'Besuch anfragen',
        it: 'Richiedere una visita',
      },
      call_to_action_link: 'page:contact',
      darken_percentage: 10,
    },
  ],
}
