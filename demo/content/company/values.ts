import type { PageText } from '../page-text.ts'
import { director } from '../shared-texts.ts'

export const values: PageText = {
  key: 'company.values',
  title: { fr: 'Nos valeurs', en: 'Our values', de: 'Unsere Werte', it: 'I nostri valori' },
  description: {
    fr: 'Ce qui compte pour le Laboratoire Trois-Sources : le travail bien fait, une parole mesurée, la proximité avec les praticiens et le respect du vivant.',
    en: 'What Laboratoire Trois-Sources holds to: work done well, measured words, closeness to practitioners and respect for everything that grows.',
    de: 'Woran das Laboratoire Trois-Sources festhält: gute Arbeit, massvolle Worte, Nähe zu den Fachpersonen und Achtung vor allem, was wächst.',
    it: 'A che cosa tiene il Laboratoire Trois-Sources: il lavoro ben fatto, le parole misurate, la vicinanza ai professionisti e il rispetto della natura.',
  },
  lead: {
    fr: 'Nous n’avons pas de slogan. Nous avons des habitudes, et nous y tenons.',
    en: 'We have no slogan. We have habits, and we hold to them.',
    de: 'Einen Slogan haben wir nicht. Wir haben Gewohnheiten, und an denen halten wir fest.',
    it: 'Non abbiamo uno slogan. Abbiamo delle abitudini, e ci teniamo.',
  },
  blocks: [
    {
      type: 'three_columns',
      columns: [
        {
          icon: 'scales',
          title: {
            fr: 'Une parole mesurée',
            en: 'Measured words',
            de: 'Massvolle Worte',
            it: 'Parole misurate',
          },
          text: {
            fr: 'Nous disons ce que contient un remède, comment il est préparé et dans quelle tradition il s’inscrit.',
            en: 'We say what a remedy contains, how it is prepared and which tradition it belongs to.',
            de: 'Wir sagen, was ein Mittel enthält, wie es hergestellt wird und in welcher Tradition es steht.',
            it: 'Diciamo che cosa contiene un rimedio, come è preparato e a quale tradizione appartiene.',
          },
        },
        {
          icon: 'hand-heart',
          title: {
            fr: 'Le travail des mains',
            en: 'The work of our hands',
            de: 'Die Arbeit der Hände',
            it: 'Il lavoro delle mani',
          },
          text: {
            fr: 'Une machine remplit plus vite. Une main, elle, remarque le bouchon fendu, le granule humide, le mot mal imprimé.',
            en: 'A machine fills faster. A hand notices the cracked stopper, the damp granule, the misprinted word.',
            de: 'Eine Maschine füllt schneller ab. Eine Hand bemerkt den rissigen Korken, das feuchte Kügelchen, die schiefe Etikette.',
            it: 'Una macchina riempie più in fretta. Una mano nota il tappo incrinato, il granulo umido, l’etichetta storta.',
          },
        },
        {
          icon: 'users-three',
          title: { fr: 'La proximité', en: 'Closeness', de: 'Die Nähe', it: 'La vicinanza' },
          text: {
            fr: 'Nous connaissons nos praticiens par leur voix, nos producteurs par leurs champs, et nos collègues par leur prénom.',
            en: 'We know our practitioners by their voices, our growers by their fields and our colleagues by their first names.',
            de: 'Unsere Fachpersonen erkennen wir an der Stimme, unsere Produzenten an ihren Feldern, und untereinander nennen wir uns beim Vornamen.',
            it: 'Conosciamo i nostri professionisti dalla voce, i produttori dai loro campi e i colleghi per nome.',
          },
        },
      ],
    },
    {
      type: 'text',
      heading: {
        fr: 'Faire, puis dire',
        en: 'Do it, then say it',
        de: 'Erst tun, dann reden',
        it: 'Prima fare, poi dire',
      },
      text: {
        fr: 'Nous ne disons pas ce que ferait un remède : ce jugement appartient aux praticiens et à leurs patients. Cette retenue est une marque de respect envers les uns et les autres.\n\nSi une erreur nous échappe, nous l’annonçons nous-mêmes, nous remplaçons ce qui doit l’être et nous cherchons ensemble d’où elle vient.',
        en: 'We do not say what a remedy would do: that judgement is for practitioners and their patients. This restraint is a mark of respect for both.\n\nIf a mistake slips past us, we report it ourselves, replace what has to be replaced and look for the cause together.',
        de: 'Wir sagen nicht, was ein Mittel bewirken soll: Dieses Urteil steht den Fachpersonen und ihren Patientinnen und Patienten zu. Diese Zurückhaltung ist eine Form von Respekt.\n\nUnterläuft uns ein Fehler, melden wir ihn selbst, ersetzen, was zu ersetzen ist, und suchen gemeinsam die Ursache.',
        it: 'Non diciamo quale effetto avrebbe un rimedio: questo giudizio spetta ai professionisti e ai loro pazienti. Questo riserbo è una forma di rispetto verso entrambi.\n\nSe commettiamo un errore, lo segnaliamo noi stessi, sostituiamo ciò che va sostituito e ne cerchiamo insieme l’origine.',
      },
    },
    {
      type: 'header_image',
      image: 'scene-team',
      alt: {
        fr: 'Deux tabliers et des outils suspendus au-dessus de l’établi',
        en: 'Two aprons and tools hanging above the workbench',
        de: 'Zwei Schürzen und Werkzeuge über der Werkbank',
        it: 'Due grembiuli e alcuni attrezzi appesi sopra il banco',
      },
      title: {
        fr: 'Le vendredi, autour d’un café',
        en: 'On Fridays, over coffee',
        de: 'Am Freitag, bei einem Kaffee',
        it: 'Il venerdì, davanti a un caffè',
      },
      text: {
        fr: 'C’est là que les décisions se prennent. Les apprentis y ont la parole comme les autres.',
        en: 'That is when decisions are taken. Apprentices have their say like everybody else.',
        de: 'Dann wird entschieden. Die Lernenden haben dabei eine Stimme wie alle anderen.',
        it: 'È lì che si prendono le decisioni. Gli apprendisti hanno diritto di parola come tutti.',
      },
    },
    {
      type: 'text',
      heading: {
        fr: 'Petits, et proches',
        en: 'Small, and close by',
        de: 'Klein und nahe',
        it: 'Piccoli e vicini',
      },
      text: {
        fr: 'À trente-huit, on se connaît. Nous achetons ce que nous ne cultivons pas à des producteurs que nous visitons, d’abord en Suisse et dans les régions voisines.\n\n- [icon_flask] Les flacons sont en verre.\n- [icon_recycle] Les cartons en bon état servent une seconde fois.\n- [icon_train] Les colis partent par la poste.\n- [icon_sun] Le toit fournit un tiers de l’électricité.',
        en: 'With thirty-eight people, everyone knows everyone. What we do not grow we buy from producers we visit, first of all in Switzerland and the neighbouring regions.\n\n- [icon_flask] Our bottles are made of glass.\n- [icon_recycle] Boxes in good condition are used again.\n- [icon_train] Parcels go by post.\n- [icon_sun] The roof supplies a third of the electricity.',
        de: 'Bei achtunddreissig Leuten kennt man sich. Was wir nicht selbst anbauen, kaufen wir bei Betrieben, die wir besuchen, zuerst in der Schweiz und in den Nachbarregionen.\n\n- [icon_flask] Die Flaschen sind aus Glas.\n- [icon_recycle] Gute Kartons werden ein zweites Mal verwendet.\n- [icon_train] Die Pakete reisen mit der Post.\n- [icon_sun] Das Dach liefert einen Drittel unseres Stroms.',
        it: 'In trentotto ci si conosce. Quello che non coltiviamo lo acquistiamo da produttori che visitiamo, anzitutto in Svizzera e nelle regioni vicine.\n\n- [icon_flask] I flaconi sono di vetro.\n- [icon_recycle] Le scatole si riutilizzano finché sono in buono stato.\n- [icon_train] I pacchi viaggiano per posta.\n- [icon_sun] Il tetto fornisce un terzo dell’elettricità.',
      },
    },
    {
      type: 'quote',
      quote: {
        fr: 'Je préfère une commande refusée à une étiquette inexacte.',
        en: 'I would rather refuse an order than print an inaccurate label.',
        de: 'Lieber eine abgelehnte Bestellung als eine ungenaue Etikette.',
        it: 'Preferisco un ordine rifiutato a un’etichetta inesatta.',
      },
      quotee: director,
    },
    {
      type: 'two_images',
      layout: 'equal',
      images: [
        {
          image: 'scene-garden',
          title: {
            fr: 'Respecter ce qui pousse',
            en: 'Respect for what grows',
            de: 'Achtung vor dem, was wächst',
            it: 'Rispettare ciò che cresce',
          },
          text: {
            fr: 'Un tiers de chaque planche reste sur pied : pour les graines, et pour les abeilles.',
            en: 'A third of every bed is left standing: for the seeds, and for the bees.',
            de: 'Ein Drittel jedes Beets bleibt stehen: für die Samen und für die Bienen.',
            it: 'Un terzo di ogni aiuola resta in piedi: per i semi, e per le api.',
          },
          link: 'page:company.garden',
          button_text: {
            fr: 'Visiter le jardin',
            en: 'Visit the garden',
            de: 'In den Garten',
            it: 'In giardino',
          },
        },
        {
          image: 'scene-where',
          title: {
            fr: 'Près de chez vous',
            en: 'Close to you',
            de: 'In Ihrer Nähe sein',
            it: 'Vicino a Lei',
          },
          text: {
            fr: 'Des pharmacies, drogueries et cabinets partenaires dans tous les cantons.',
            en: 'Partner pharmacies, drugstores and practices in every canton.',
            de: 'Partnerapotheken, Drogerien und Praxen in allen Kantonen.',
            it: 'Farmacie, drogherie e studi partner in tutti i cantoni.',
          },
          link: 'page:resources.where',
          button_text: {
            fr: 'Trouver une adresse',
            en: 'Find an address',
            de: 'Zur Karte',
            it: 'Vedere la mappa',
          },
        },
      ],
    },
    {
      type: 'title_with_icon',
      icon_name: 'chat-circle',
      title: {
        fr: 'Ce que l’on nous dit',
        en: 'What customers tell us',
        de: 'Was man uns sagt',
        it: 'Che cosa dicono di noi',
      },
      subtitle: {
        fr: 'Trois témoignages',
        en: 'Three of our customers',
        de: 'Drei Stimmen aus der Kundschaft',
        it: 'Tre voci di clienti',
      },
    },
    {
      type: 'testimonials',
      icon_1: 'quotes',
      text_1: {
        fr: 'La nomenclature est complète, les étiquettes sont lisibles, et ce que je commande le lundi est au cabinet le mercredi. En onze ans, j’ai dû appeler le laboratoire deux fois ; les deux fois, la personne qui a répondu connaissait le remède dont je parlais. — Une thérapeute, Fribourg',
        en: 'The list of remedies is complete, the labels are legible, and what I order on Monday is at the practice by Wednesday. In eleven years I have had to call the laboratory twice, and both times the person who answered knew the remedy I meant. — A therapist, Fribourg',
        de: 'Die Nomenklatur ist vollständig, die Etiketten sind lesbar, und was ich am Montag bestelle, ist am Mittwoch in der Praxis. In elf Jahren musste ich das Labor zweimal anrufen; beide Male kannte die Person am Telefon das Mittel, von dem ich sprach. – Eine Therapeutin in Freiburg',
        it: 'La nomenclatura è completa, le etichette si leggono bene e ciò che ordino il lunedì è in studio il mercoledì. In undici anni ho dovuto chiamare il laboratorio due volte, e tutte e due le volte chi ha risposto conosceva il rimedio di cui parlavo. – Una terapista di Friburgo',
      },
      icon_2: 'leaf',
      text_2: {
        fr: 'Je connais le jardin. C’est pour cela que je commande ici les teintures mères. — Un droguiste, Olten',
        en: 'I know the garden. That is why I order the mother tinctures here. — A druggist, Olten',
        de: 'Ich kenne den Garten. Darum bestelle ich die Urtinkturen hier. – Ein Drogist in Olten',
        it: 'Conosco il giardino. Per questo ordino qui le tinture madri. – Un droghiere di Olten',
      },
      icon_3: 'chat-circle',
      text_3: {
        fr: 'Des factures claires, pas de surprise, et un refus motivé quand ma formule n’était pas réalisable. — Une pharmacienne, Bellinzone',
        en: 'Clear invoices, no surprises, and a clear reason when my formula was not possible. — A pharmacist, Bellinzona',
        de: 'Klare Rechnungen, keine Überraschungen und ein begründetes Nein, wenn meine Rezeptur nicht aufging. – Eine Apothekerin in Bellinzona',
        it: 'Fatture chiare, nessuna sorpresa e un rifiuto motivato quando la mia formula non era realizzabile. – Una farmacista di Bellinzona',
      },
    },
  ],
}
