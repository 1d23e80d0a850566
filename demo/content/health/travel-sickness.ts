import { seeProduct, topicPage } from './topic-page.ts'

export const travelSickness = topicPage({
  key: 'health.travel-sickness',
  title: {
    fr: 'Mal des transports',
    en: 'Travel sickness',
    de: 'Reisekrankheit',
    it: 'Mal di viaggio',
  },
  description: {
    fr: 'Virages, bateau, arrière de la voiture : les plantes que la tradition associe au mal des transports et ce qui se prépare avant le départ.',
    en: 'Bends, boats and back seats: the plants that tradition links with travel sickness and what can be made ready before you set off.',
    de: 'Kurven, Schiff, Rücksitz: Pflanzen, welche die Tradition mit der Reisekrankheit verbindet, und was sich vor der Abreise vorbereiten lässt.',
    it: 'Curve, battello, sedile posteriore: le piante che la tradizione associa al mal di viaggio e che cosa si può preparare prima di partire.',
  },
  lead: {
    fr: 'De la Furka au Léman, la Suisse ne manque ni de virages ni de vagues.',
    en: 'From the Furka to Lake Geneva, Switzerland is short of neither bends nor waves.',
    de: 'Von der Furka bis zum Genfersee: An Kurven und Wellen fehlt es der Schweiz nicht.',
    it: 'Dalla Furka al Lemano, in Svizzera non mancano né le curve né le onde.',
  },
  tradition: {
    fr: 'Le gingembre voyage depuis des siècles dans les poches des marins. En homéopathie, le praticien demande si l’air frais, le repas ou les yeux fermés changent quelque chose, puis il choisit. Notre trousse de voyage et nos granules voyage réunissent des remèdes homéopathiques dans un format qui tient dans un sac.',
    en: 'Ginger has travelled in sailors’ pockets for centuries. Homeopathy asks whether fresh air, a meal or closed eyes make any difference; the practitioner then chooses. Our travel kit and our travel granules bring homeopathic remedies together in a size that fits any bag.',
    de: 'Ingwer reist seit Jahrhunderten in den Taschen der Seeleute mit. Die Homöopathie fragt, ob frische Luft, Essen oder geschlossene Augen etwas ändern; danach wählt die Fachperson. Unsere Reiseapotheke und unsere Reise-Granules vereinen homöopathische Mittel in einem Format, das in jede Tasche passt.',
    it: 'Lo zenzero viaggia da secoli nelle tasche dei marinai. In omeopatia si chiede se l’aria fresca, il pasto o gli occhi chiusi cambino qualcosa; poi il professionista sceglie. La nostra farmacia da viaggio e i granuli da viaggio riuniscono rimedi omeopatici in un formato che sta in borsa.',
  },
  everyday: {
    fr: 'Mangez léger avant de partir, asseyez-vous à l’avant de la voiture ou au milieu du bateau, regardez l’horizon et laissez le livre fermé. Faites une pause toutes les heures avec des enfants.',
    en: 'Eat lightly before leaving, sit at the front of the car or in the middle of the boat, look at the horizon and leave the book closed. Take a break every hour when travelling with children.',
    de: 'Essen Sie vor der Abfahrt leicht, sitzen Sie vorn oder in der Schiffsmitte, schauen Sie zum Horizont und lassen Sie das Buch zu. Machen Sie mit Kindern jede Stunde eine Pause.',
    it: 'Faccia un pasto leggero prima di partire, si sieda davanti o al centro del battello, guardi l’orizzonte e lasci chiuso il libro. Con i bambini faccia una pausa ogni ora.',
  },
  everydayIcon: 'train',
  product: {
    title: {
      fr: 'Granules voyage',
      en: 'Travel granules',
      de: 'Reise-Granules',
      it: 'Granuli da viaggio',
    },
    text: {
      fr: 'Une formule homéopathique en tube de 4 g, à laisser fondre dans la bouche. Pas besoin d’eau.',
      en: 'A homeopathic formula in a 4 g tube, to dissolve in the mouth. No water needed.',
      de: 'Eine homöopathische Rezeptur im Röhrchen zu 4 g, zum Zergehenlassen im Mund. Wasser brauchen Sie dazu nicht.',
      it: 'Una formula omeopatica in tubetto da 4 g, da lasciar sciogliere in bocca. Non serve acqua.',
    },
    ...seeProduct('shop.otc.product', 'travel-granules'),
    image: 'granules-tube',
  },
  background: {
    title: { fr: 'Où s’asseoir', en: 'Where to sit', de: 'Wo man sitzt', it: 'Dove sedersi' },
    text: {
      fr: 'Les yeux et l’oreille interne aiment raconter la même histoire.\n\n- **En car postal** : à l’avant, côté couloir, le regard sur la route.\n- **En bateau** : au milieu, sur le pont, face à la rive.\n- **En train** : dans le sens de la marche, près de la fenêtre.\n- **En avion** : à la hauteur des ailes.\n- **En voiture** : au volant, si vous le pouvez ; celui qui conduit n’est presque jamais malade.\n\nPour un enfant, un siège assez haut pour voir dehors change souvent tout le voyage.',
      en: 'The eyes and the inner ear like to tell the same story.\n\n- **On the post bus**: at the front, on the aisle, eyes on the road.\n- **On a boat**: in the middle, on deck, facing the shore.\n- **On a train**: facing forward, by the window.\n- **On a plane**: level with the wings.\n- **In a car**: at the wheel, if you can; the driver is hardly ever ill.\n\nFor a child, a seat high enough to see out of the window often changes the whole journey.',
      de: 'Ruhig reist, wem Augen und Innenohr dasselbe melden.\n\n- **Im Postauto**: vorn, am Gang, den Blick auf die Strasse gerichtet.\n- **Auf dem Schiff**: in der Mitte, an Deck, zum Ufer hin.\n- **Im Zug**: in Fahrtrichtung, am Fenster.\n- **Im Flugzeug**: auf der Höhe der Flügel.\n- **Im Auto**: am Steuer, wenn Sie dürfen; wer fährt, wird fast nie krank.\n\nEin Kindersitz, der hoch genug ist, um hinauszusehen, verändert oft die ganze Reise.',
      it: 'Gli occhi e l’orecchio interno dovrebbero raccontare la stessa storia.\n\n- **In autopostale**: davanti, lato corridoio, lo sguardo sulla strada.\n- **In battello**: al centro, sul ponte, con lo sguardo verso la riva.\n- **In treno**: nel senso di marcia, vicino al finestrino.\n- **In aereo**: all’altezza delle ali.\n- **In auto**: al volante, se può; chi guida non sta quasi mai male.\n\nPer un bambino, un seggiolino abbastanza alto per guardare fuori cambia spesso tutto il viaggio.',
    },
  },
  otherProduct: {
    title: {
      fr: 'Trousse de voyage',
      en: 'Travel kit',
      de: 'Reiseapotheke',
      it: 'Farmacia da viaggio',
    },
    text: {
      fr: 'Vingt remèdes unitaires en 9 CH, dans un étui de tissu de 16 × 10 cm, notice en quatre langues.',
      en: 'Twenty single remedies in 9 CH, in a fabric case of 16 × 10 cm, with a leaflet in four languages.',
      de: 'Zwanzig Einzelmittel in 9 CH, in einem Stoffetui, mit Packungsbeilage in vier Sprachen.',
      it: 'Venti rimedi unitari in 9 CH, in un astuccio di tessuto, con foglietto illustrativo in quattro lingue.',
    },
    ...seeProduct('shop.homeopathy.products.product', 'travel-kit'),
    image: 'travel-kit',
  },
  whenToAsk: {
    fr: 'Si le vertige persiste après le voyage, ou s’il s’accompagne de maux de tête, de troubles de l’ouïe ou de la vue, parlez-en à un médecin.',
    en: 'If dizziness stays with you after the journey, or comes with headache or with trouble hearing or seeing, talk to a doctor.',
    de: 'Hält der Schwindel nach der Reise an oder kommen Kopfschmerzen, Hör- oder Sehstörungen hinzu, sprechen Sie mit einer Ärztin oder einem Arzt.',
    it: 'Se i capogiri persistono dopo il viaggio o si accompagnano a mal di testa o a disturbi dell’udito o della vista, ne parli con un medico.',
  },
})
