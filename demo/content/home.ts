import type { PageText } from './page-text.ts'

export const home: PageText = {
  key: 'home',
  title: {
    fr: 'Remèdes préparés à la main, à Genève',
    en: 'Remedies prepared by hand in Geneva',
    de: 'Von Hand hergestellte Mittel aus Genf',
    it: 'Rimedi preparati a mano, a Ginevra',
  },
  description: {
    fr: 'Laboratoire Trois-Sources à Genève : homéopathie, gemmothérapie, phytothérapie et sels de Schüssler, préparés à la main depuis 1947 pour les professionnels.',
    en: 'Laboratoire Trois-Sources, Geneva: homeopathy, gemmotherapy, phytotherapy and Schüssler salts, prepared by hand for professionals since 1947.',
    de: 'Laboratoire Trois-Sources in Genf: Homöopathie, Gemmotherapie, Phytotherapie und Schüssler-Salze, seit 1947 von Hand für Fachpersonen hergestellt.',
    it: 'Laboratoire Trois-Sources, Ginevra: omeopatia, gemmoterapia, fitoterapia e sali di Schüssler, preparati a mano dal 1947 per i professionisti.',
  },
  lead: {
    fr: 'Depuis 1947, nous préparons à Genève des remèdes homéopathiques, des macérats de bourgeons et des teintures de plantes. Trente-huit personnes, un jardin, et le temps qu’il faut.',
    en: 'Since 1947 we have been preparing homeopathic remedies, bud macerates and plant tinctures in Geneva. Thirty-eight people, one garden, and all the time the work needs.',
    de: 'Seit 1947 stellen wir in Genf homöopathische Mittel, Knospenmazerate und Pflanzentinkturen her. Achtunddreissig Menschen, ein Garten und so viel Zeit, wie die Arbeit braucht.',
    it: 'Dal 1947 prepariamo a Ginevra rimedi omeopatici, macerati di gemme e tinture di piante. Trentotto persone, un giardino e tutto il tempo che serve.',
  },
  sections: [
    {
      heading: {
        fr: 'De la plante au tube',
        en: 'From the plant to the tube',
        de: 'Von der Pflanze zum Röhrchen',
        it: 'Dalla pianta al tubetto',
      },
      body: {
        fr: 'Une partie de nos plantes pousse dans notre propre jardin, au pied du Salève. Elles sont cueillies à la main, identifiées par notre botaniste et mises à macérer le jour même, à un quart d’heure de route, dans notre laboratoire de Carouge.\n\nLà, chaque dilution est préparée étape par étape, chaque secousse est comptée, chaque lot est consigné. Le numéro imprimé sur l’étiquette permet de remonter jusqu’à la planche du jardin ou jusqu’au fournisseur.',
        en: 'Some of our plants grow in our own garden at the foot of the Salève. They are picked by hand, identified by our botanist and set to macerate the same day in our laboratory in Carouge, a quarter of an hour down the road.\n\nThere, every dilution is made step by step, every succussion is counted and every batch is recorded. The number printed on the label leads all the way back to the garden bed or the supplier.',
        de: 'Ein Teil unserer Pflanzen wächst im eigenen Garten am Fuss des Salève. Sie werden von Hand gepflückt, von unserer Botanikerin bestimmt und noch am selben Tag in unserem Labor in Carouge angesetzt, eine Viertelstunde Fahrt entfernt.\n\nDort entsteht jede Verdünnung Schritt für Schritt, jeder Schüttelschlag wird gezählt und jede Charge festgehalten. Die Nummer auf der Etikette führt zurück bis zum Gartenbeet oder zum Lieferanten.',
        it: 'Una parte delle nostre piante cresce nel nostro giardino, ai piedi del Salève. Vengono raccolte a mano, identificate dalla nostra botanica e messe a macerare il giorno stesso nel laboratorio di Carouge, a un quarto d’ora di strada.\n\nQui ogni diluizione nasce passo dopo passo, ogni succussione è contata e ogni lotto è registrato. Il numero stampato sull’etichetta permette di risalire fino all’aiuola o al fornitore.',
      },
    },
    {
      heading: {
        fr: 'Près de 2000 remèdes, un par un',
        en: 'Nearly 2,000 remedies, one at a time',
        de: 'Rund 2000 Mittel, eines nach dem anderen',
        it: 'Quasi 2000 rimedi, uno per uno',
      },
      body: {
        fr: 'Notre catalogue compte 1919 souches homéopathiques, 66 macérats de bourgeons, 148 teintures de plantes, les oligo-éléments et les 27 sels de Schüssler. Vous choisissez l’échelle, la dilution, la forme et la taille ; nous préparons.\n\nVous composez aussi vos propres mélanges, substance par substance. Le prix s’affiche dès que la composition est complète. Et si une combinaison n’est pas réalisable, vous lisez pourquoi, ainsi que le choix le plus proche.',
        en: 'Our catalogue holds 1,919 homeopathic stocks, 66 bud macerates, 148 plant tinctures, the trace elements and the 27 Schüssler salts. You choose the scale, the dilution, the form and the size; we prepare.\n\nYou can also compose mixtures of your own, substance by substance. The price appears as soon as the composition is complete. And where a combination cannot be made, you are told why, and what comes closest.',
        de: 'Unser Sortiment umfasst 1919 homöopathische Grundstoffe, 66 Knospenmazerate, 148 Pflanzentinkturen, die Spurenelemente und die 27 Schüssler-Salze. Sie wählen Skala, Verdünnung, Form und Grösse; wir stellen her.\n\nAuch eigene Mischungen setzen Sie Substanz für Substanz zusammen. Der Preis erscheint, sobald die Zusammensetzung vollständig ist. Und wo eine Kombination nicht möglich ist, lesen Sie den Grund und die nächstliegende Wahl.',
        it: 'Il nostro catalogo comprende 1919 ceppi omeopatici, 66 macerati di gemme, 148 tinture di piante, gli oligoelementi e i 27 sali di Schüssler. Lei sceglie la scala, la diluizione, la forma e il formato; noi prepariamo.\n\nPuò anche comporre miscele proprie, sostanza per sostanza. Il prezzo appare non appena la composizione è completa. E quando una combinazione non è realizzabile, legge il motivo e la scelta più vicina.',
      },
    },
    {
      heading: {
        fr: 'Réservé aux professionnels, ouvert à tous',
        en: 'For professionals, open to everyone',
        de: 'Für Fachpersonen, offen für alle',
        it: 'Riservato ai professionisti, aperto a tutti',
      },
      body: {
        fr: 'La commande est réservée aux thérapeutes, pharmacies, drogueries et autres professionnels au bénéfice d’une autorisation de pratiquer. L’inscription prend quelques minutes ; nous vérifions votre attestation et vous écrivons dès que votre compte est ouvert.\n\nVous cherchez un remède pour vous-même ? Tout le catalogue se consulte librement, et notre carte indique les pharmacies, drogueries et thérapeutes qui travaillent avec nous près de chez vous.',
        en: 'Ordering is reserved for therapists, pharmacies, drugstores and other professionals who hold a practice authorisation. Signing up takes a few minutes; we check your certificate and write to you as soon as your account is open.\n\nLooking for a remedy for yourself? The whole catalogue can be browsed freely, and our map shows the pharmacies, drugstores and therapists near you who work with us.',
        de: 'Bestellen können Therapeutinnen und Therapeuten, Apotheken, Drogerien und weitere Fachpersonen mit Berufsausübungsbewilligung. Die Registrierung dauert wenige Minuten; wir prüfen Ihren Nachweis und schreiben Ihnen, sobald Ihr Konto offen ist.\n\nSie suchen ein Mittel für sich selbst? Das ganze Sortiment steht zum Stöbern offen, und unsere Karte zeigt Apotheken, Drogerien und Praxen in Ihrer Nähe, die mit uns arbeiten.',
        it: 'Gli ordini sono riservati a terapeuti, farmacie, drogherie e altri professionisti in possesso di un’autorizzazione all’esercizio. La registrazione richiede pochi minuti; verifichiamo il Suo attestato e Le scriviamo appena il conto è aperto.\n\nCerca un rimedio per sé? L’intero catalogo è liberamente consultabile, e la nostra mappa indica le farmacie, le drogherie e i terapeuti vicini a Lei che lavorano con noi.',
      },
    },
  ],
}
