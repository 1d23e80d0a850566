import { chooseSize, seeProduct, topicPage } from './topic-page.ts'

export const oralProblems = topicPage({
  key: 'health.oral-problems',
  title: {
    fr: 'Problèmes bucco-dentaires',
    en: 'Mouth and teeth',
    de: 'Beschwerden im Mundraum',
    it: 'Disturbi di bocca e gengive',
  },
  description: {
    fr: 'Aphtes, gencives et poussées dentaires : les plantes que la tradition associe à la bouche, l’hygiène de tous les jours et quand voir le dentiste.',
    en: 'Mouth ulcers, gums and teething: the plants that tradition links with the mouth, everyday hygiene and when it is time to see the dentist.',
    de: 'Aphthen, Zahnfleisch und Zahnen: Pflanzen, welche die Tradition mit dem Mund verbindet, tägliche Mundpflege und wann Sie in die Zahnarztpraxis gehen.',
    it: 'Afte, gengive e dentizione: le piante che la tradizione associa alla bocca, l’igiene di ogni giorno e quando andare dal dentista.',
  },
  lead: {
    fr: 'La sauge des jardins et le clou de girofle ont longtemps tenu lieu de trousse dentaire.',
    en: 'For a long time, garden sage and cloves served as the family’s dental kit.',
    de: 'Gartensalbei und Gewürznelke waren lange die Hausapotheke für die Zähne.',
    it: 'La salvia dell’orto e il chiodo di garofano sono stati a lungo la farmacia domestica dei denti.',
  },
  tradition: {
    fr: 'On se gargarisait avec une infusion de sauge, de camomille ou de mauve ; la myrrhe s’emploie en teinture, diluée. Les praticiens de l’homéopathie ou des sels de Schüssler demandent l’âge, le moment et la date de la dernière visite chez le dentiste avant de choisir un remède.',
    en: 'People gargled with an infusion of sage, chamomile or mallow; myrrh is used as a diluted tincture. Those who work with homeopathy or Schüssler salts ask about age, timing and the last visit to the dentist before choosing a remedy.',
    de: 'Man gurgelte mit einem Aufguss aus Salbei, Kamille oder Malve; Myrrhe verwendet man als verdünnte Tinktur. Wer mit Homöopathie oder Schüssler-Salzen arbeitet, fragt nach dem Alter, nach dem Zeitpunkt und nach dem letzten Zahnarztbesuch, bevor die Wahl auf ein Mittel fällt.',
    it: 'Si facevano gargarismi con un infuso di salvia, camomilla o malva; la mirra si usa in tintura, diluita. Chi lavora con l’omeopatia o con i sali di Schüssler si informa sull’età, sul momento e sull’ultima visita dal dentista prima di scegliere un rimedio.',
  },
  everyday: {
    fr: 'Brossez-vous les dents deux fois par jour, passez le fil ou la brossette, changez de brosse tous les trois mois. Pour un petit enfant, un anneau propre et frais à mordre suffit souvent.',
    en: 'Brush your teeth twice a day, use floss or small brushes, change the brush every three months. For a small child, a clean, cool ring to bite on is often enough.',
    de: 'Putzen Sie die Zähne zweimal am Tag, verwenden Sie Zahnseide oder Interdentalbürstchen und wechseln Sie die Zahnbürste alle drei Monate. Einem kleinen Kind genügt oft ein sauberer, kühler Beissring.',
    it: 'Si lavi i denti due volte al giorno, usi il filo interdentale o lo scovolino e cambi lo spazzolino ogni tre mesi. A un bambino piccolo basta spesso un anello pulito e fresco da mordere.',
  },
  everydayIcon: 'tooth',
  product: {
    title: {
      fr: 'Teinture de sauge',
      en: 'Sage tincture',
      de: 'Salbeitinktur',
      it: 'Tintura di salvia',
    },
    text: {
      fr: 'Salvia officinalis, feuille. Selon l’ancien usage, dans un demi-verre d’eau pour se rincer la bouche ; ne pas avaler.',
      en: 'Salvia officinalis, leaf. By old custom, in half a glass of water to rinse the mouth; do not swallow.',
      de: 'Salvia officinalis, Blatt. Nach altem Brauch in einem halben Glas Wasser, zum Spülen des Mundes; nicht zum Schlucken.',
      it: 'Salvia officinalis, foglia. Per tradizione, in mezzo bicchiere d’acqua per sciacquare la bocca; non va ingerita.',
    },
    ...chooseSize('shop.phytotherapy', 'a-20115'),
    image: 'sage',
  },
  background: {
    title: {
      fr: 'D’une dent à l’autre',
      en: 'From tooth to tooth',
      de: 'Von Zahn zu Zahn',
      it: 'Da un dente all’altro',
    },
    text: {
      fr: 'Quelques repères, de la première à la dernière.\n\n- **Vers six mois** : les incisives du bas. Un linge humide fait office de brosse.\n- **Vers trois ans** : vingt dents de lait, et la première visite chez le dentiste.\n- **Dès six ans** : les premières molaires définitives, tout au fond, celles que la brosse oublie.\n- **Plus tard** : les gencives demandent autant d’attention que les dents.\n\nBeaucoup de communes suisses offrent un contrôle scolaire chaque année. Cela vaut la peine d’y aller.',
      en: 'A few landmarks, from the first to the last.\n\n- **Around six months**: the lower incisors. A damp cloth serves as a brush.\n- **Around three years**: twenty milk teeth, and the first visit to the dentist.\n- **From six**: the first permanent molars, right at the back, where the brush forgets them.\n- **Later on**: gums need as much attention as teeth.\n\nMany Swiss communes offer a check at school every year. It is worth going.',
      de: 'Einige Wegmarken, vom ersten bis zum letzten Zahn.\n\n- **Mit etwa sechs Monaten**: die unteren Schneidezähne. Ein feuchtes Tuch dient als Bürste.\n- **Mit etwa drei Jahren**: zwanzig Milchzähne und der erste Besuch in der Zahnarztpraxis.\n- **Ab sechs**: die ersten bleibenden Backenzähne, ganz hinten, wo man sie beim Putzen vergisst.\n- **Später**: Das Zahnfleisch braucht ebenso viel Pflege wie die Zähne.\n\nViele Schweizer Gemeinden bieten jedes Jahr einen Schulzahnuntersuch an. Es lohnt sich hinzugehen.',
      it: 'Qualche punto di riferimento, dal primo all’ultimo dente.\n\n- **Verso i sei mesi**: gli incisivi inferiori. Un panno umido fa da spazzolino.\n- **Verso i tre anni**: venti denti da latte, e la prima visita dal dentista.\n- **Dai sei anni**: i primi molari definitivi, in fondo, dove lo spazzolino non arriva.\n- **Più tardi**: le gengive chiedono tanta attenzione quanto i denti.\n\nMolti comuni svizzeri offrono ogni anno un controllo scolastico. Vale la pena andarci.',
    },
  },
  otherProduct: {
    title: {
      fr: 'Globules dents de lait',
      en: 'Milk teeth globules',
      de: 'Milchzahn-Globuli',
      it: 'Globuli per i denti da latte',
    },
    text: {
      fr: 'Une formule homéopathique en globules minuscules. Lisez la notice et demandez conseil pour un nourrisson.',
      en: 'A homeopathic formula as tiny globules. Read the leaflet, and ask for advice for a baby.',
      de: 'Eine homöopathische Rezeptur in winzigen Globuli. Lesen Sie die Packungsbeilage und lassen Sie sich für einen Säugling beraten.',
      it: 'Una formula omeopatica in globuli minuscoli. Legga il foglietto illustrativo e, per un lattante, chieda consiglio.',
    },
    ...seeProduct('shop.otc.product', 'milk-teeth-globuli'),
    image: 'chamomile',
  },
  whenToAsk: {
    fr: 'Voyez le dentiste une fois par an, et plus tôt si une douleur, un saignement ou un aphte dépasse deux semaines. Joue enflée et fièvre : le jour même.',
    en: 'See the dentist once a year, and sooner if pain, bleeding or an ulcer lasts more than two weeks. A swollen cheek with fever: the same day.',
    de: 'Gehen Sie einmal im Jahr in die Zahnarztpraxis und früher, wenn Schmerzen, Blutungen oder Aphthen länger als zwei Wochen dauern. Bei geschwollener Wange mit Fieber: noch am selben Tag.',
    it: 'Vada dal dentista una volta l’anno, e prima se un dolore, un sanguinamento o un’afta durano più di due settimane. Con guancia gonfia e febbre: il giorno stesso.',
  },
})
