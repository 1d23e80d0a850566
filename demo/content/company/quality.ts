import type { PageText } from '../page-text.ts'
import { laboratory, nomenclature } from '../shared-texts.ts'

export const quality: PageText = {
  key: 'company.quality',
  title: { fr: 'Qualité', en: 'Quality', de: 'Qualität', it: 'Qualità' },
  description: {
    fr: 'Identification des plantes, contrôle des matières premières, double contrôle et traçabilité des lots : la qualité au quotidien au Laboratoire Trois-Sources.',
    en: 'Plant identification, raw material checks, a second pair of eyes and traceable batches: everyday quality at Laboratoire Trois-Sources in Geneva.',
    de: 'Bestimmung der Pflanzen, Prüfung der Rohstoffe, Vier-Augen-Prinzip und rückverfolgbare Chargen: Qualität im Alltag des Laboratoire Trois-Sources.',
    it: 'Identificazione delle piante, controllo delle materie prime, doppia verifica e lotti tracciabili: la qualità quotidiana al Laboratoire Trois-Sources.',
  },
  lead: {
    fr: 'La qualité commence avant la préparation et ne s’arrête pas à l’expédition.',
    en: 'Quality begins before preparation and does not end with dispatch.',
    de: 'Qualität beginnt vor der Herstellung und endet nicht beim Versand.',
    it: 'La qualità comincia prima della preparazione e non finisce con la spedizione.',
  },
  blocks: [
    {
      type: 'text',
      heading: { fr: 'À l’entrée', en: 'On arrival', de: 'Beim Eingang', it: 'All’arrivo' },
      text: {
        fr: 'Toute matière première attend en quarantaine, sous étiquette jaune, jusqu’à ce que son identité soit établie.\n\n- **Alcool, eau, lactose** : contrôlés selon la pharmacopée.\n- **Ce qui ne convient pas** : renvoyé ou détruit.',
        en: 'All raw materials are held in quarantine under a yellow label until their identity is established.\n\n- **Alcohol, water, lactose**: tested according to the pharmacopoeia.\n- **Whatever does not pass**: returned or destroyed.',
        de: 'Jeder Rohstoff wartet mit gelber Etikette in Quarantäne, bis seine Identität feststeht.\n\n- **Alkohol, Wasser, Laktose**: nach der Pharmakopöe geprüft.\n- **Ungenügende Ware**: geht zurück oder wird vernichtet.',
        it: 'Ogni materia prima attende in quarantena, con etichetta gialla, finché la sua identità non è accertata.\n\n- **Alcol, acqua, lattosio**: controllati secondo la farmacopea.\n- **Ciò che non è conforme**: viene restituito o distrutto.',
      },
    },
    {
      type: 'three_columns',
      title: {
        fr: 'Trois regards sur une plante',
        en: 'Three ways to examine a plant',
        de: 'Drei Blicke auf eine Pflanze',
        it: 'Una pianta, tre esami',
      },
      columns: [
        {
          icon: 'leaf',
          title: { fr: 'À l’œil', en: 'By eye', de: 'Von blossem Auge', it: 'A occhio nudo' },
          text: {
            fr: 'La botaniste compare la récolte à l’échantillon de référence de l’herbier : port, nervures, odeur.',
            en: 'The botanist compares the harvest with the reference sample in the herbarium: habit, veins, scent.',
            de: 'Die Botanikerin vergleicht die Ernte mit dem Referenzmuster im Herbarium: Wuchs, Blattadern, Geruch.',
            it: 'La botanica confronta il raccolto con il campione di riferimento dell’erbario: portamento, nervature, odore.',
          },
        },
        {
          icon: 'microscope',
          title: {
            fr: 'Au microscope',
            en: 'Under the microscope',
            de: 'Unter dem Mikroskop',
            it: 'Al microscopio',
          },
          text: {
            fr: 'Une coupe suffit souvent : les poils d’une feuille et les grains d’un pollen se ressemblent moins que les noms.',
            en: 'One section is often enough: leaf hairs and pollen grains differ more than the names do.',
            de: 'Oft genügt ein Schnitt: Blatthaare und Pollenkörner gleichen sich weniger als Pflanzennamen.',
            it: 'Spesso basta una sezione: i peli di una foglia e i granuli di polline ingannano meno dei nomi.',
          },
        },
        {
          icon: 'test-tube',
          title: {
            fr: 'En chromatographie',
            en: 'By chromatography',
            de: 'In der Chromatografie',
            it: 'Con la cromatografia',
          },
          text: {
            fr: 'S’il reste un doute, la plaque tranche. Son image rejoint le dossier du lot.',
            en: 'If doubt remains, the plate decides; its image is filed in the batch record.',
            de: 'Bleibt ein Zweifel, entscheidet die Platte. Ihr Bild kommt in die Chargendokumentation.',
            it: 'Nei casi dubbi decide la lastra. La sua immagine entra nella documentazione del lotto.',
          },
        },
      ],
    },
    {
      type: 'text',
      heading: {
        fr: 'À la sortie',
        en: 'Before it leaves',
        de: 'Vor dem Versand',
        it: 'Prima della spedizione',
      },
      text: {
        fr: '- **Dossier de lot** : un par préparation, signé par deux personnes, celle qui prépare et celle qui contrôle.\n- **Échantillon** : un par lot, conservé jusqu’à un an après la date de péremption.\n\nEn cas de réclamation, nous pouvons donc toujours comparer.',
        en: '- **Batch record**: one for each preparation, signed by two people, the one who prepares and the one who checks.\n- **Retained sample**: one of every batch, kept until a year after its expiry date.\n\nSo if there is a complaint, we can always compare.',
        de: '- **Herstellungsprotokoll**: eines pro Herstellung, unterschrieben von der herstellenden und von der prüfenden Person.\n- **Rückstellmuster**: eines von jeder Charge, aufbewahrt bis ein Jahr nach dem Verfalldatum.\n\nSo können wir bei einer Beanstandung jederzeit vergleichen.',
        it: '- **Protocollo**: uno per ogni preparazione, firmato da due persone, chi prepara e chi verifica.\n- **Controcampione**: uno per ogni lotto, conservato fino a un anno dopo la data di scadenza.\n\nIn caso di reclamo possiamo così sempre confrontare.',
      },
    },
    {
      type: 'quote',
      quote: {
        fr: 'C’est la pharmacienne responsable qui décide, jamais le service des achats.',
        en: 'The pharmacist in charge decides, never the purchasing department.',
        de: 'Es entscheidet die fachtechnisch verantwortliche Apothekerin, nie der Einkauf.',
        it: 'Decide la farmacista responsabile tecnica, mai l’ufficio acquisti.',
      },
    },
    {
      type: 'tip',
      icon_name: 'clock',
      title: {
        fr: 'Deux fois par an, un exercice de rappel',
        en: 'Twice a year, a mock recall',
        de: 'Zweimal im Jahr ein Übungsrückruf',
        it: 'Due volte l’anno, un richiamo di prova',
      },
      text: {
        fr: 'À partir d’un seul tube, l’équipe doit retrouver en moins de **deux heures** tous les envois du même lot. Le meilleur temps est de quarante et une minutes.',
        en: 'Starting from a single tube, the team has to find every shipment of the same batch in under **two hours**. The best time so far is forty-one minutes.',
        de: 'Ausgehend von einem einzigen Röhrchen muss das Team in weniger als **zwei Stunden** alle Lieferungen derselben Charge finden. Die Bestzeit liegt bei einundvierzig Minuten.',
        it: 'Partendo da un solo tubetto, il team deve ritrovare in meno di **due ore** tutte le spedizioni dello stesso lotto. Il tempo migliore è di quarantun minuti.',
      },
    },
    {
      type: 'two_images',
      layout: 'left',
      images: [
        {
          image: 'scene-lab',
          title: {
            fr: 'Ce qui se passe entre les deux',
            en: 'What happens in between',
            de: 'Was dazwischen geschieht',
            it: 'Che cosa succede tra un controllo e l’altro',
          },
          text: {
            fr: 'Sept gestes, chacun consigné.',
            en: 'Seven steps, each recorded.',
            de: 'Sieben Handgriffe, jeder dokumentiert.',
            it: 'Sette gesti, ciascuno registrato.',
          },
          link: 'page:company.lab',
          button_text: laboratory,
        },
        {
          image: 'scene-shelf',
          title: {
            fr: 'Les échantillons témoins',
            en: 'Retained samples',
            de: 'Die Rückstellmuster',
            it: 'L’archivio dei controcampioni',
          },
          text: {
            fr: 'Neuf mille tubes, classés par lot, à l’abri de la lumière.',
            en: 'Nine thousand tubes, filed by batch, protected from light.',
            de: 'Neuntausend Röhrchen, nach Chargen geordnet, vor Licht geschützt.',
            it: 'Novemila tubetti, ordinati per lotto, al riparo dalla luce.',
          },
        },
      ],
    },
    {
      type: 'nomenclature_download',
      ...nomenclature,
      text: {
        fr: 'Toutes nos souches homéopathiques sur une liste, avec leurs noms latins et leurs abréviations. Mise à jour chaque saison.',
        en: 'All our homeopathic remedies on one list, with their Latin names and abbreviations. Updated every season.',
        de: 'Alle unsere homöopathischen Mittel auf einer Liste, mit lateinischen Namen und Abkürzungen. Jede Saison nachgeführt.',
        it: 'Tutti i nostri rimedi omeopatici in un elenco, con i nomi latini e le abbreviazioni. Aggiornato ogni stagione.',
      },
    },
  ],
}
