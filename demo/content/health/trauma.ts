import { seeProduct, topicPage } from './topic-page.ts'

export const trauma = topicPage({
  key: 'health.trauma',
  title: { fr: 'Petits traumatismes', en: 'Minor injuries', de: 'Verletzungen', it: 'Traumi' },
  description: {
    fr: 'Chocs, bleus et entorses : les plantes que la tradition associe aux petits traumatismes, les premiers gestes et quand aller aux urgences.',
    en: 'Knocks, bruises and sprains: the plants that tradition links with minor injuries, first aid and when to go to an emergency department.',
    de: 'Stösse, blaue Flecken, Verstauchungen: Pflanzen, welche die Tradition mit kleinen Verletzungen verbindet, erste Massnahmen und wann Sie in den Notfall gehen.',
    it: 'Colpi, lividi e distorsioni: le piante che la tradizione associa ai piccoli traumi, le prime misure e quando andare al pronto soccorso.',
  },
  lead: {
    fr: 'L’arnica pousse en montagne, là où l’on trébuche ; la tradition n’a pas manqué de le relever.',
    en: 'Arnica grows in the mountains, where people stumble; tradition did not fail to notice.',
    de: 'Arnika wächst in den Bergen, dort, wo man stolpert; der Tradition ist das nicht entgangen.',
    it: 'L’arnica cresce in montagna, là dove si inciampa; la tradizione non ha mancato di notarlo.',
  },
  tradition: {
    fr: 'Arnica montana est le remède le plus commandé de notre catalogue. Sur les alpages où fleurit l’arnica, on le faisait macérer dans l’eau-de-vie, et les jardins avaient leur consoude et leur souci. Ces préparations s’emploient en usage externe seulement, sur une peau intacte. En homéopathie, le praticien choisit d’après les circonstances de l’accident.',
    en: 'Arnica montana is the remedy most often ordered from our catalogue. On the alpine pastures where arnica flowers, it was steeped in brandy, and gardens had their comfrey and calendula. Such preparations are for external use only, on unbroken skin. In homeopathy, the practitioner chooses by the circumstances of the injury.',
    de: 'Arnica montana ist das meistbestellte Mittel unseres Sortiments. Auf den Alpweiden, wo die Arnika blüht, wurde sie seit je in Branntwein eingelegt, und in den Gärten zog man Beinwell und Ringelblume. Solche Zubereitungen sind äusserlich anzuwenden, nur auf unverletzter Haut. In der Homöopathie wählt die Fachperson nach dem Hergang.',
    it: 'Arnica montana è il rimedio più richiesto del nostro catalogo. Sugli alpeggi dove fiorisce, un tempo si metteva l’arnica nell’acquavite, e negli orti si coltivavano consolida e calendula. Simili preparazioni sono per uso esterno, solo su pelle integra. In omeopatia il professionista sceglie secondo ciò che è successo.',
  },
  everyday: {
    fr: 'Arrêtez l’effort, refroidissez à travers un linge, comprimez légèrement, surélevez. Lavez une plaie à l’eau claire et vérifiez la date du vaccin contre le tétanos.',
    en: 'Stop, cool through a cloth, compress lightly, raise the limb. Wash a wound with clean water and check the date of your tetanus vaccination.',
    de: 'Schonen Sie die Stelle, kühlen Sie sie durch ein Tuch, verbinden Sie sie mit leichtem Druck und lagern Sie sie hoch. Spülen Sie eine Wunde mit klarem Wasser und prüfen Sie, wann Sie zuletzt gegen Starrkrampf geimpft wurden.',
    it: 'Si fermi, raffreddi attraverso un panno, comprima leggermente, sollevi l’arto. Lavi una ferita con acqua pulita e controlli la data dell’ultimo vaccino contro il tetano.',
  },
  everydayIcon: 'hand-palm',
  product: {
    title: {
      fr: 'Gel aux fleurs d’arnica',
      en: 'Arnica flower gel',
      de: 'Gel mit Arnikablüten',
      it: 'Gel ai fiori di arnica',
    },
    text: {
      fr: 'Préparé avec la teinture de fleurs d’arnica. À appliquer sur une peau intacte, jamais sur une plaie.',
      en: 'Made with tincture of arnica flowers. For unbroken skin, never for a wound.',
      de: 'Hergestellt mit Tinktur aus Arnikablüten. Nur auf unverletzte Haut auftragen, nie auf eine Wunde.',
      it: 'Preparato con la tintura di fiori di arnica. Da applicare su pelle integra, mai su una ferita.',
    },
    ...seeProduct('shop.otc.product', 'arnica-flower-gel'),
    image: 'arnica',
  },
  background: {
    title: {
      fr: 'La trousse, avant de partir',
      en: 'The kit, before setting out',
      de: 'Die Rucksackapotheke packen',
      it: 'La farmacia da zaino, prima di partire',
    },
    text: {
      fr: 'Ce qui tient dans une poche de sac à dos.\n\n- **Pour couvrir** : pansements, compresses stériles, une bande élastique, du sparadrap.\n- **Pour nettoyer** : une petite bouteille d’eau claire suffit le plus souvent.\n- **Pour retirer** : une pince à tiques, une pince à échardes.\n- **Pour appeler** : le 144 ; en montagne, la Rega au 1414 ; en Valais, le 144.\n\nVérifiez les dates deux fois par an, quand on change l’heure. Et apprenez à poser une bande avant d’en avoir besoin.',
      en: 'What fits into the pocket of a rucksack.\n\n- **For covering**: plasters, sterile compresses, an elastic bandage, tape.\n- **For cleaning**: a small bottle of clean water is usually enough.\n- **For removing**: tweezers for ticks, tweezers for splinters.\n- **For calling**: 144; in the mountains Rega on 1414; in Valais, 144.\n\nCheck the dates twice a year, when the clocks change. And learn to put on a bandage before you need one.',
      de: 'Was in eine Rucksacktasche passt.\n\n- **Zum Abdecken**: Pflaster, sterile Kompressen, eine elastische Binde, Heftpflaster.\n- **Zum Reinigen**: Ein Fläschchen klares Wasser genügt meist.\n- **Zum Entfernen**: eine Zeckenzange, eine Splitterpinzette.\n- **Zum Anrufen**: die 144; in den Bergen die Rega unter 1414, im Wallis auch dort die 144.\n\nPrüfen Sie die Verfalldaten zweimal im Jahr, wenn die Uhr umgestellt wird. Und lernen Sie eine Binde anzulegen, bevor Sie sie brauchen.',
      it: 'Ciò che sta in una tasca dello zaino.\n\n- **Per coprire**: cerotti, garze sterili, una benda elastica, nastro adesivo.\n- **Per pulire**: di solito basta una bottiglietta d’acqua pulita.\n- **Per togliere**: una pinza per le zecche, una per le schegge.\n- **Per chiamare**: il 144; in montagna la Rega al 1414; in Vallese sempre il 144.\n\nControlli le date di scadenza due volte l’anno, quando si cambia l’ora. E impari a fare una fasciatura prima di averne bisogno.',
    },
  },
  otherProduct: {
    title: {
      fr: 'Trousse de montagne',
      en: 'Mountain kit',
      de: 'Bergapotheke',
      it: 'Kit da montagna',
    },
    text: {
      fr: 'Seize remèdes unitaires en 9 CH dans un étui de tissu, assez plat pour le sac à dos.',
      en: 'Sixteen single remedies in 9 CH in a fabric case, flat enough for the rucksack.',
      de: 'Sechzehn Einzelmittel in 9 CH in einem Stoffetui, flach genug für den Rucksack.',
      it: 'Sedici rimedi unitari in 9 CH in un astuccio di tessuto, abbastanza piatto per lo zaino.',
    },
    ...seeProduct('shop.homeopathy.products.product', 'mountain-kit'),
    image: 'kit-mountain',
  },
  whenToAsk: {
    fr: 'Allez aux urgences en cas de déformation, de plaie profonde ou de perte de force dans un membre. Après un choc à la tête avec vomissements, confusion ou perte de connaissance : 144.',
    en: 'Go to an emergency department with a deformity, a deep wound or weakness in a limb. After a blow to the head with vomiting, confusion or loss of consciousness: 144.',
    de: 'Bei einer Fehlstellung, einer tiefen Wunde oder einem kraftlosen Arm oder Bein gehen Sie in die Notaufnahme. Nach einem Schlag auf den Kopf mit Erbrechen, Verwirrtheit oder Bewusstlosigkeit: 144.',
    it: 'Vada al pronto soccorso in caso di deformità, ferita profonda o perdita di forza in un arto. Dopo un colpo alla testa con vomito, confusione o perdita di coscienza: 144.',
  },
})
