import type { PageText } from '../page-text.ts'
import { ourStory } from '../shared-texts.ts'

export const foundation: PageText = {
  key: 'resources.foundation',
  title: { fr: 'Fondation', en: 'Foundation', de: 'Stiftung', it: 'Fondazione' },
  description: {
    fr: 'La Fondation des Trois-Sources, créée en 1997, entretient les sources, l’herbier et la bibliothèque du laboratoire et soutient de petits projets botaniques.',
    en: 'The Fondation des Trois-Sources, set up in 1997, looks after the springs, the herbarium and the library, and supports small botanical projects.',
    de: 'Die 1997 gegründete Fondation des Trois-Sources betreut die Quellen, das Herbarium und die Bibliothek des Labors und fördert kleine botanische Projekte.',
    it: 'La Fondation des Trois-Sources, creata nel 1997, cura le sorgenti, l’erbario e la biblioteca del laboratorio e sostiene piccoli progetti botanici.',
  },
  lead: {
    fr: 'Pour ses cinquante ans, le laboratoire a confié à une fondation ce qui ne se vend pas.',
    en: 'On its fiftieth anniversary the laboratory entrusted to a foundation what cannot be sold.',
    de: 'Zum fünfzigsten Geburtstag hat das Labor einer Stiftung anvertraut, was unverkäuflich ist.',
    it: 'Per i suoi cinquant’anni, il laboratorio ha affidato a una fondazione ciò che non è in vendita.',
  },
  blocks: [
    {
      type: 'text',
      heading: {
        fr: 'Sources, herbier, livres',
        en: 'Springs, herbarium, books',
        de: 'Quellen, Herbarium, Bücher',
        it: 'Sorgenti, erbario, libri',
      },
      text: {
        fr: 'La Fondation des Trois-Sources entretient les trois captages au pied du Salève et le sentier qui les relie. Elle conserve l’herbier de Jeanne Vuillens, commencé en 1939, et une bibliothèque de quatre mille volumes : traités de plantes, pharmacopées, matières médicales, dans les quatre langues de ce site et en latin.\n\nLa bibliothèque est ouverte sur rendez-vous, le jeudi après-midi. L’herbier est photographié planche par planche.',
        en: 'The Fondation des Trois-Sources looks after the three springs at the foot of the Salève and the path that links them. It keeps Jeanne Vuillens’s herbarium, begun in 1939, and a library of four thousand volumes: herbals, pharmacopoeias and materia medica, in the four languages of this site and in Latin.\n\nThe library is open by appointment on Thursday afternoons. The herbarium is being photographed sheet by sheet.',
        de: 'Die Fondation des Trois-Sources unterhält die drei Quellfassungen am Fuss des Salève und den Weg, der sie verbindet. Sie bewahrt das 1939 begonnene Herbarium von Jeanne Vuillens und eine Bibliothek mit viertausend Bänden: Kräuterbücher, Pharmakopöen, Arzneimittellehren, in den vier Sprachen dieser Website und auf Latein.\n\nDie Bibliothek ist am Donnerstagnachmittag auf Voranmeldung offen. Das Herbarium wird Bogen für Bogen fotografiert.',
        it: 'La Fondation des Trois-Sources cura le tre sorgenti ai piedi del Salève e il sentiero che le unisce. Conserva l’erbario di Jeanne Vuillens, iniziato nel 1939, e una biblioteca di quattromila volumi: erbari, farmacopee, materie mediche, nelle quattro lingue di questo sito e in latino.\n\nLa biblioteca è aperta su appuntamento il giovedì pomeriggio. L’erbario viene fotografato foglio per foglio.',
      },
    },
    {
      type: 'two_images',
      layout: 'left',
      images: [
        {
          image: 'scene-story',
          alt: {
            fr: 'La première pharmacie, près des trois sources',
            en: 'The first pharmacy, near the three springs',
            de: 'Die erste Apotheke bei den drei Quellen',
            it: 'La prima farmacia, vicino alle tre sorgenti',
          },
          title: {
            fr: 'Le sentier des sources',
            en: 'The path of the springs',
            de: 'Der Quellenweg',
            it: 'Il sentiero delle sorgenti',
          },
          text: {
            fr: 'Quarante minutes de marche, trois bassins de pierre, douze panneaux botaniques. Ouvert toute l’année, chiens en laisse.',
            en: 'Forty minutes on foot, three stone basins, twelve botanical panels. Open all year, dogs on a lead.',
            de: 'Vierzig Minuten zu Fuss, drei Steinbecken, zwölf Pflanzentafeln. Das ganze Jahr offen, Hunde an der Leine.',
            it: 'Quaranta minuti a piedi, tre vasche di pietra, dodici pannelli botanici. Aperto tutto l’anno, cani al guinzaglio.',
          },
          link: 'page:company.story',
          button_text: ourStory,
        },
        {
          image: 'scene-shelf',
          alt: {
            fr: 'Une étagère de livres et de flacons anciens',
            en: 'A shelf of old books and bottles',
            de: 'Ein Regal mit alten Büchern und Flaschen',
            it: 'Uno scaffale di libri e flaconi antichi',
          },
          title: {
            fr: 'La bibliothèque',
            en: 'The library',
            de: 'Die Bibliothek',
            it: 'La biblioteca',
          },
          text: {
            fr: 'Le plus ancien volume est un Fuchs de 1543, en allemand, annoté par quatre mains. On le feuillette avec des gants.',
            en: 'The oldest volume is a Fuchs of 1543, in German, annotated by four hands. Readers wear gloves to leaf through it.',
            de: 'Der älteste Band ist das Kräuterbuch von Leonhart Fuchs, 1543 auf Deutsch gedruckt, mit Notizen von vier verschiedenen Händen. Man blättert darin mit Handschuhen.',
            it: 'Il volume più antico è un Fuchs del 1543, in tedesco, annotato da quattro mani diverse. Lo si sfoglia con i guanti.',
          },
          link: 'page:contact',
          button_text: {
            fr: 'Prendre rendez-vous',
            en: 'Make an appointment',
            de: 'Termin vereinbaren',
            it: 'Fissare un appuntamento',
          },
        },
      ],
    },
    {
      type: 'quote',
      quote: {
        fr: 'Une plante sans étiquette est un souvenir.',
        en: 'A plant without a label is a memory.',
        de: 'Eine Pflanze ohne Etikette ist eine Erinnerung.',
        it: 'Una pianta senza etichetta è un ricordo.',
      },
      quote_line_2: {
        fr: 'Avec une étiquette, c’est un herbier.',
        en: 'With a label it is a herbarium.',
        de: 'Mit Etikette ist sie ein Herbarium.',
        it: 'Con l’etichetta è un erbario.',
      },
      quotee: {
        fr: 'Jeanne Vuillens, sur la première planche, 1939',
        en: 'Jeanne Vuillens, on the first sheet, 1939',
        de: 'Jeanne Vuillens, auf dem ersten Bogen, 1939',
        it: 'Jeanne Vuillens, sul primo foglio, 1939',
      },
    },
    {
      type: 'text',
      heading: {
        fr: 'Soutenir un projet',
        en: 'Support for a project',
        de: 'Ein Projekt fördern',
        it: 'Sostenere un progetto',
      },
      text: {
        fr: 'Chaque année, la fondation soutient des projets botaniques en Suisse : jardin d’école, inventaire d’une prairie, sauvegarde d’une variété locale.\n\n- **Bourses** : cinq au plus, de 2000 francs.\n- **Demande** : une page suffit, à envoyer avant fin septembre à info@trois-sources.example.\n- **Réponse** : avant Noël, par le conseil de fondation, composé de cinq bénévoles.',
        en: 'Each year the foundation supports botanical projects in Switzerland: a school garden, the inventory of a meadow, the preservation of a local variety.\n\n- **Grants**: up to five, of 2,000 francs.\n- **Application**: one page is enough, sent to info@trois-sources.example by the end of September.\n- **Reply**: before Christmas, from the board of five volunteers.',
        de: 'Jedes Jahr unterstützt die Stiftung botanische Projekte in der Schweiz: einen Schulgarten, das Inventar einer Wiese, die Erhaltung einer lokalen Sorte.\n\n- **Beiträge**: bis zu fünf, von je 2000 Franken.\n- **Gesuch**: Eine Seite genügt, einzureichen bis Ende September an info@trois-sources.example.\n- **Antwort**: vor Weihnachten, vom ehrenamtlichen Stiftungsrat.',
        it: 'Ogni anno la fondazione sostiene progetti botanici in Svizzera: un orto scolastico, l’inventario di un prato, la salvaguardia di una varietà locale.\n\n- **Contributi**: fino a cinque, di 2000 franchi.\n- **Domanda**: basta una pagina, da inviare entro fine settembre a info@trois-sources.example.\n- **Risposta**: prima di Natale, da parte del consiglio di fondazione, che lavora a titolo onorifico.',
      },
    },
    {
      type: 'three_columns',
      title: {
        fr: 'Trois projets soutenus en 2026',
        en: 'Three projects supported in 2026',
        de: 'Drei Projekte des Jahres 2026',
        it: 'Tre progetti sostenuti nel 2026',
      },
      columns: [
        {
          icon: 'tree',
          title: {
            fr: 'Un verger d’école',
            en: 'A school orchard',
            de: 'Ein Schulobstgarten',
            it: 'Un frutteto scolastico',
          },
          text: {
            fr: 'Quatorze pommiers de variétés anciennes plantés par les classes d’un village de la Broye vaudoise.',
            en: 'Fourteen apple trees of old varieties, planted by the classes of a village in the Broye, canton of Vaud.',
            de: 'Vierzehn Hochstamm-Apfelbäume alter Sorten, gepflanzt von den Klassen eines Dorfs in der Waadtländer Broye.',
            it: 'Quattordici meli di varietà antiche, piantati dalle classi di un villaggio della Broye vodese.',
          },
        },
        {
          icon: 'mountains',
          title: {
            fr: 'Une prairie comptée',
            en: 'A meadow counted',
            de: 'Eine inventarisierte Wiese',
            it: 'Un prato censito',
          },
          text: {
            fr: 'L’inventaire d’une prairie sèche en Engadine par deux étudiantes : cent douze espèces, dont six rares.',
            en: 'The inventory of a dry meadow in the Engadine by two students: one hundred and twelve species, six of them rare.',
            de: 'Zwei Studentinnen haben eine Trockenwiese im Engadin inventarisiert: hundertzwölf Arten, davon sechs seltene.',
            it: 'L’inventario di un prato secco in Engadina, realizzato da due studentesse: centododici specie, di cui sei rare.',
          },
        },
        {
          icon: 'grains',
          title: {
            fr: 'Un seigle sauvé',
            en: 'A rye variety saved',
            de: 'Ein geretteter Roggen',
            it: 'Una segale salvata',
          },
          text: {
            fr: 'La multiplication d’un seigle d’altitude du val Bavona, conservé dans une seule grange.',
            en: 'The propagation of a highland rye from Val Bavona that had survived in a single barn.',
            de: 'Die Vermehrung eines Bergroggens aus dem Bavonatal, der in einer einzigen Scheune überlebt hatte.',
            it: 'La moltiplicazione di una segale di montagna della Val Bavona, rimasta in un solo fienile.',
          },
        },
      ],
    },
    {
      type: 'horizontal_menu',
      columns: [
        {
          icon: 'envelope-simple',
          title: {
            fr: 'Déposer une demande',
            en: 'Submit an application',
            de: 'Ein Gesuch einreichen',
            it: 'Presentare una domanda',
          },
          description: {
            fr: 'Une page, avant fin septembre.',
            en: 'One page, before the end of September.',
            de: 'Eine Seite, bis Ende September.',
            it: 'Una pagina, entro fine settembre.',
          },
          button_link: 'mailto:info@trois-sources.example',
          button_text: {
            fr: 'Écrire à la fondation',
            en: 'Write to the foundation',
            de: 'Der Stiftung schreiben',
            it: 'Scrivere alla fondazione',
          },
        },
        {
          icon: 'newspaper',
          title: { fr: 'Les nouvelles', en: 'The news', de: 'Neuigkeiten', it: 'Le novità' },
          description: {
            fr: 'Ce que deviennent les projets.',
            en: 'What becomes of the projects.',
            de: 'Was aus den Projekten geworden ist.',
            it: 'Come procedono i progetti.',
          },
          button_link: 'page:news',
          button_text: { fr: 'Lire', en: 'Read', de: 'Lesen', it: 'Leggere le novità' },
        },
        {
          icon: 'plant',
          title: { fr: 'Le jardin', en: 'The garden', de: 'Der Garten', it: 'Il giardino' },
          description: {
            fr: 'Il touche au sentier des sources.',
            en: 'It adjoins the path of the springs.',
            de: 'Er grenzt an den Quellenweg.',
            it: 'Confina con il sentiero delle sorgenti.',
          },
          button_link: 'page:company.garden',
          button_text: { fr: 'Visiter', en: 'Visit', de: 'Besuchen', it: 'Visitare il giardino' },
        },
      ],
    },
  ],
}
