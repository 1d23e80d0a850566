import type { PageText } from '../page-text.ts'

export const privacyPolicy: PageText = {
  key: 'privacy-policy',
  title: {
    fr: 'Protection des données',
    en: 'Privacy policy',
    de: 'Datenschutz',
    it: 'Protezione dei dati',
  },
  description: {
    fr: 'Quelles données ce site enregistre, pourquoi, où et combien de temps, et vos droits selon la loi fédérale révisée sur la protection des données (LPD).',
    en: 'What data this site keeps, why, where and for how long, and your rights under the revised Swiss Federal Act on Data Protection (FADP).',
    de: 'Welche Daten diese Website speichert, wozu, wo und wie lange, und welche Rechte Sie nach dem revidierten Schweizer Datenschutzgesetz (DSG) haben.',
    it: 'Quali dati registra questo sito, perché, dove e per quanto tempo, e i Suoi diritti secondo la legge federale riveduta sulla protezione dei dati (LPD).',
  },
  lead: {
    fr: 'Nous enregistrons ce qu’il faut pour vous servir et ce que la loi exige, rien de plus. Sans votre accord, aucun traceur de tiers n’est chargé.',
    en: 'We keep what we need to serve you and what the law requires, nothing more. Without your consent, no third-party tracker is loaded.',
    de: 'Wir speichern, was wir brauchen, um für Sie da zu sein, und was das Gesetz verlangt, mehr nicht. Ohne Ihre Einwilligung wird kein Tracker Dritter geladen.',
    it: 'Registriamo ciò che occorre per servirLa e ciò che la legge esige, nulla di più. Senza il Suo consenso non viene caricato alcun tracciatore di terzi.',
  },
  blocks: [
    {
      type: 'text',
      heading: {
        fr: 'Responsable',
        en: 'Controller',
        de: 'Verantwortlich für die Datenbearbeitung',
        it: 'Titolare del trattamento',
      },
      text: {
        fr: 'Le responsable du traitement est le Laboratoire Trois-Sources SA, Chemin des Trois-Sources 12, 1227 Carouge GE. Pour toute question ou demande : info@trois-sources.example ou {phone}. Cette page décrit les données traitées sur ce site, selon la loi fédérale du 25 septembre 2020 sur la protection des données (LPD), en vigueur depuis le 1er septembre 2023.',
        en: 'The controller is Laboratoire Trois-Sources SA, Chemin des Trois-Sources 12, 1227 Carouge GE. For any question or request: info@trois-sources.example or {phone}. This page describes the data processed on this site, under the Federal Act on Data Protection of 25 September 2020 (FADP), in force since 1 September 2023.',
        de: 'Verantwortlich ist die Laboratoire Trois-Sources SA, Chemin des Trois-Sources 12, 1227 Carouge GE. Für Fragen und Anliegen: info@trois-sources.example oder {phone}. Diese Seite beschreibt die Daten, die auf dieser Website bearbeitet werden, nach dem Bundesgesetz vom 25. September 2020 über den Datenschutz (DSG), in Kraft seit dem 1. September 2023.',
        it: 'Titolare del trattamento è Laboratoire Trois-Sources SA, Chemin des Trois-Sources 12, 1227 Carouge GE. Per domande o richieste: info@trois-sources.example o {phone}. Questa pagina descrive i dati trattati su questo sito, secondo la legge federale del 25 settembre 2020 sulla protezione dei dati (LPD), in vigore dal 1° settembre 2023.',
      },
    },
    {
      type: 'text',
      heading: {
        fr: 'Ce qui est nécessaire',
        en: 'What is necessary',
        de: 'Was notwendig ist',
        it: 'Ciò che è necessario',
      },
      text: {
        fr: 'Sans cela, le site ne fonctionne pas ; c’est pourquoi nous ne vous demandons pas votre accord.\n\n- **Cookie de session** : posé lorsque vous vous connectez, inaccessible aux scripts. La session prend fin à la déconnexion ou après trente jours sans visite, au plus tard après nonante jours. Un second cookie indique seulement que quelqu’un est connecté.\n- **Cookie d’appareil** : posé lorsque vous vous connectez, pour treize mois, inaccessible aux scripts. Il nous permet de reconnaître votre appareil lorsque quelqu’un essaie de deviner votre mot de passe.\n- **Cookie de langue** : la langue que vous avez choisie.\n- **Cookie de choix** : votre réponse à la question sur les cookies, pendant six mois.\n- **Stockage local « sn_v6 »** : votre panier, votre langue, le filtre de la carte et le nom affiché pendant votre session. Ni mot de passe ni clé d’accès.\n- **Position** : demandée seulement si vous choisissez « Près de moi » sur la carte ; elle reste dans votre navigateur.\n\nVous pouvez tout effacer dans les réglages du navigateur ; la déconnexion supprime ce qui vous concerne.',
        en: 'The site does not work without these, which is why we do not ask for your consent.\n\n- **Session cookie**: set when you log in, not accessible to scripts. The session ends when you log out, or after thirty days without a visit, and after ninety days at the latest. A second cookie only indicates that someone is logged in.\n- **Device cookie**: set when you log in, for thirteen months, not accessible to scripts. It lets us recognise your device when someone tries to guess your password.\n- **Language cookie**: the language that you chose.\n- **Choice cookie**: your answer to the question about cookies, for six months.\n- **Local storage “sn_v6”**: your cart, your language, the filter of the map and the name shown when you are logged in. It contains neither a password nor an access key.\n- **Position**: requested only if you choose “Near me” on the map; it stays in your browser.\n\nYou can delete all of it in your browser’s settings; logging out removes what concerns you.',
        de: 'Ohne diese Daten funktioniert die Website nicht; darum holen wir dafür keine Einwilligung ein.\n\n- **Sitzungs-Cookie**: wird beim Anmelden gesetzt und ist für Skripte nicht lesbar. Die Sitzung endet beim Abmelden oder nach dreissig Tagen ohne Besuch, spätestens nach neunzig Tagen. Ein zweites Cookie hält nur fest, dass jemand angemeldet ist.\n- **Geräte-Cookie**: wird beim Anmelden für dreizehn Monate gesetzt und ist für Skripte nicht lesbar. Daran erkennen wir Ihr Gerät, wenn jemand versucht, Ihr Passwort zu erraten.\n- **Sprach-Cookie**: die Sprache, die Sie gewählt haben.\n- **Einwilligungs-Cookie**: Ihre Antwort auf die Frage nach den Cookies, sechs Monate lang.\n- **Lokaler Speicher «sn_v6»**: Ihr Warenkorb, Ihre Sprache, der Filter der Karte und der angezeigte Name, wenn Sie angemeldet sind. Weder Passwort noch Zugangsschlüssel.\n- **Standort**: wird nur erfragt, wenn Sie auf der Karte «In meiner Nähe» wählen; er bleibt in Ihrem Browser.\n\nSie können alles in den Einstellungen des Browsers löschen; beim Abmelden werden die Daten zu Ihrer Person entfernt.',
        it: 'Senza questi dati il sito non funziona; per questo non chiediamo il consenso.\n\n- **Cookie di sessione**: impostato all’accesso, non leggibile dagli script. La sessione termina all’uscita o dopo trenta giorni senza visite, al più tardi dopo novanta giorni. Un secondo cookie dice soltanto che qualcuno ha effettuato l’accesso.\n- **Cookie del dispositivo**: impostato all’accesso per tredici mesi, non leggibile dagli script. Ci permette di riconoscere il Suo dispositivo quando qualcuno cerca di indovinare la Sua password.\n- **Cookie della lingua**: la lingua che ha scelto.\n- **Cookie delle scelte**: la Sua risposta alla domanda sui cookie, per sei mesi.\n- **Memoria locale «sn_v6»**: carrello, lingua, filtro della mappa e nome mostrato quando ha effettuato l’accesso. Né password né chiavi di accesso.\n- **Posizione**: richiesta solo se sceglie «Vicino a me» sulla mappa; rimane nel Suo browser.\n\nPuò cancellare tutto nelle impostazioni del browser; all’uscita viene rimosso ciò che La riguarda.',
      },
    },
    {
      type: 'three_columns',
      title: {
        fr: 'Ce que vous choisissez',
        en: 'What you choose',
        de: 'Worüber Sie entscheiden',
        it: 'Ciò che decide Lei',
      },
      columns: [
        {
          icon: 'video',
          title: { fr: 'Préférences', en: 'Preferences', de: 'Präferenzen', it: 'Preferenze' },
          text: {
            fr: 'Vidéos, publications de réseaux sociaux et fonds de carte fournis par des tiers. Sans votre accord, ils ne se chargent qu’après un clic. Le fournisseur reçoit alors votre adresse IP.',
            en: 'Videos, social media posts and map tiles supplied by third parties. Without your consent they load only after a click. The supplier then receives your IP address.',
            de: 'Videos, Beiträge aus sozialen Netzwerken und Kartenbilder Dritter. Ohne Ihre Einwilligung werden sie erst nach einem Klick geladen. Der Anbieter erhält dann Ihre IP-Adresse.',
            it: 'Video, contenuti dei social network e immagini cartografiche di terzi. Senza il Suo consenso si caricano solo dopo un clic. Il fornitore riceve allora il Suo indirizzo IP.',
          },
        },
        {
          icon: 'ruler',
          title: { fr: 'Statistiques', en: 'Statistics', de: 'Statistik', it: 'Statistiche' },
          text: {
            fr: 'Nous comptons nous-mêmes les pages vues : le jour, la page, la langue et un nombre. Ni cookie, ni adresse IP, ni profil ; rien n’est transmis à un tiers.',
            en: 'We count page views ourselves: the day, the page, the language and a number. No cookie, no IP address, no profile; nothing is passed on to a third party.',
            de: 'Wir zählen die Seitenaufrufe selbst: Tag, Seite, Sprache und eine Zahl. Kein Cookie, keine IP-Adresse, kein Profil; nichts geht an Dritte.',
            it: 'Contiamo noi stessi le pagine viste: il giorno, la pagina, la lingua e un numero. Né cookie, né indirizzo IP, né profilo; nulla è trasmesso a terzi.',
          },
        },
        {
          icon: 'basket',
          title: {
            fr: 'Marketing',
            en: 'Marketing',
            de: 'Marketing und Werbung',
            it: 'Marketing e pubblicità',
          },
          text: {
            fr: 'Nous comptons par jour combien d’articles sont ajoutés au panier et pour quelle valeur, sans savoir par qui. Aucun service publicitaire n’est raccordé ; s’il devait l’être, il serait nommé ici d’abord.',
            en: 'We count by day how many items are added to the cart and for what value, without knowing by whom. No advertising service is connected; if one ever were, it would be named here first.',
            de: 'Wir zählen pro Tag, wie viele Artikel für welchen Wert in den Warenkorb kommen, ohne zu wissen, von wem. Kein Werbedienst ist angeschlossen; käme je einer dazu, würde er zuerst hier genannt.',
            it: 'Contiamo ogni giorno quanti articoli sono aggiunti al carrello e per quale valore, senza sapere da chi. Nessun servizio pubblicitario è collegato; se mai lo fosse, sarebbe prima nominato qui.',
          },
        },
      ],
    },
    {
      type: 'text',
      heading: {
        fr: 'Revenir sur votre choix',
        en: 'Changing your mind',
        de: 'Ihre Wahl ändern',
        it: 'Cambiare idea',
      },
      text: {
        fr: '« Nécessaires seulement » donne accès aux mêmes pages que « Tout accepter ». Le lien « Gérer mes cookies », au pied de chaque page, vous permet de modifier votre choix ; un retrait prend effet aussitôt.',
        en: '“Only necessary” gives you access to the same pages as “Accept All”. The link “Manage my Cookies”, at the foot of every page, lets you change your choice; a withdrawal takes effect at once.',
        de: '«Nur notwendige» zählt gleich viel wie «Alle akzeptieren»: Keine Seite bleibt Ihnen verschlossen. Der Link «Meine Cookies verwalten» am Fuss jeder Seite stellt die Frage erneut; was Sie widerrufen, beenden wir sofort.',
        it: '«Solo i necessari» vale quanto «Accettare tutto»: nessuna pagina Le resta chiusa. Il link «Gestire i miei cookie», in fondo a ogni pagina, ripropone la domanda; ciò che revoca cessa subito.',
      },
    },
    {
      type: 'text',
      heading: {
        fr: 'Compte et commandes',
        en: 'Account and orders',
        de: 'Konto und Bestellungen',
        it: 'Conto e ordini',
      },
      text: {
        fr: 'À l’inscription, nous recueillons votre profession, votre nom, votre e-mail, votre téléphone, vos adresses et le justificatif de votre autorisation de pratiquer. Ce justificatif est conservé hors de tout espace public et n’est accessible qu’aux personnes de notre équipe qui vérifient les inscriptions. Votre mot de passe n’est conservé que sous une forme qui ne permet pas de le retrouver. Pendant votre session, votre panier est aussi conservé sur notre serveur, afin que vous le retrouviez sur un autre appareil.\n\nNous ne vendons aucune donnée ; le transporteur reçoit ce qu’il faut pour livrer.',
        en: 'When you register we collect your profession, name, e-mail, telephone number, addresses and the certificate that proves your licence to practise. It is kept outside any public area, and only those of our staff who verify registrations can read it. Your password is stored only in a form from which it cannot be recovered. If you are logged in, your cart is also kept on our server, so that you can find it on another device.\n\nWe sell no data; the carrier receives what is needed for delivery.',
        de: 'Bei der Registrierung erheben wir Beruf, Name, E-Mail, Telefon, Adressen und den Nachweis Ihrer Berufsausübungsbewilligung. Er liegt ausserhalb jedes öffentlichen Bereichs, und nur jene Mitglieder unseres Teams, die Registrierungen prüfen, können ihn lesen. Ihr Passwort wird nur in einer Form gespeichert, aus der es sich nicht zurückgewinnen lässt. Sind Sie angemeldet, wird Ihr Warenkorb auch auf unserem Server gespeichert, damit Sie ihn auf einem anderen Gerät wiederfinden.\n\nWir verkaufen keine Daten; der Transporteur erhält, was er für die Lieferung braucht.',
        it: 'Al momento della registrazione raccogliamo professione, nome, e-mail, telefono, indirizzi e l’attestato della Sua autorizzazione all’esercizio. È conservato fuori da ogni spazio pubblico e può leggerlo solo chi, nel nostro team, verifica le registrazioni. La Sua password è conservata soltanto in una forma che non permette di risalirvi. Se ha effettuato l’accesso, il carrello è salvato anche sul nostro server, per ritrovarlo su un altro dispositivo.\n\nNon vendiamo alcun dato; il trasportatore riceve ciò che occorre per la consegna.',
      },
    },
    {
      type: 'text',
      heading: {
        fr: 'Messages et newsletter',
        en: 'Messages and newsletter',
        de: 'Nachrichten und Newsletter',
        it: 'Messaggi e newsletter',
      },
      text: {
        fr: 'Ce que vous écrivez dans un formulaire est enregistré, puis nous est envoyé par e-mail. Contre les abus, nous comptons les envois par adresse réseau et par e-mail, sous forme d’empreinte et pour deux jours au plus ; aucun service de tiers n’intervient.\n\nLa newsletter ne part qu’après votre clic sur le lien de confirmation, valable sept jours. Chaque envoi contient un lien de désabonnement. Nous vous écrivons en outre au sujet de votre compte et de vos commandes, jamais pour le compte de tiers.',
        en: 'What you write in a form is stored and then e-mailed to us. As a safeguard against misuse, we count submissions by network address and by e-mail, in hashed form and for two days at most; no third-party service is involved.\n\nThe newsletter is sent only once you have clicked the confirmation link, which is valid for seven days. Every issue contains a link to unsubscribe. Apart from that, we write to you about your account and your orders, never on behalf of third parties.',
        de: 'Was Sie in ein Formular schreiben, wird gespeichert und uns dann per E-Mail zugestellt. Gegen Missbrauch zählen wir Sendungen pro Netzwerkadresse und E-Mail-Adresse, nur als Hashwert und höchstens zwei Tage lang; ein Dienst Dritter ist nicht beteiligt.\n\nDer Newsletter kommt erst, wenn Sie den Bestätigungslink angeklickt haben; dieser gilt sieben Tage. Jede Ausgabe enthält einen Link zum Abbestellen. Ausserdem schreiben wir Ihnen zu Ihrem Konto und Ihren Bestellungen, nie mit Angeboten Dritter.',
        it: 'Ciò che scrive in un modulo viene registrato e poi inviato a noi per e-mail. Contro gli abusi contiamo gli invii per indirizzo di rete e per e-mail, sotto forma di hash e per due giorni al massimo; nessun servizio di terzi è coinvolto.\n\nLa newsletter parte solo dopo il Suo clic sul link di conferma, valido sette giorni. Ogni invio contiene un link per annullare l’iscrizione. Le scriviamo inoltre in merito al conto e agli ordini, mai con offerte di terzi.',
      },
    },
    {
      type: 'text',
      heading: { fr: 'Combien de temps', en: 'How long', de: 'Wie lange', it: 'Per quanto tempo' },
      text: {
        fr: '- **Commandes et factures** : dix ans, comme le veut le droit commercial suisse (art. 958f CO).\n- **Compte et justificatif** : jusqu’à la fermeture du compte, puis aussi longtemps que la loi l’exige.\n- **Messages** : deux ans après leur traitement, ou plus tôt à votre demande ; le courrier indésirable, trente jours.\n- **Abonnement non confirmé à la newsletter** : sept jours.\n- **Journal des e-mails envoyés** : trente jours.\n- **Lien pour un nouveau mot de passe** : une heure.\n- **Recherches sans résultat** : nonante jours, sans indication de personnes.\n- **Pages vues et ajouts au panier** : sans limite, car ce ne sont que des nombres.',
        en: '- **Orders and invoices**: ten years, as Swiss commercial law requires (art. 958f CO).\n- **Account and certificate**: until the account is closed, then for as long as the law requires.\n- **Messages**: two years after they have been dealt with, or earlier at your request; spam, thirty days.\n- **Unconfirmed newsletter subscription**: seven days.\n- **Log of e-mails sent**: thirty days.\n- **Link for a new password**: one hour.\n- **Searches without a result**: ninety days, without reference to persons.\n- **Page views and additions to the cart**: without limit, as they are only figures.',
        de: '- **Bestellungen und Rechnungen**: zehn Jahre, wie es das Schweizer Handelsrecht verlangt (Art. 958f OR).\n- **Konto und Nachweis**: bis zur Schliessung des Kontos, danach nur noch, was das Gesetz verlangt.\n- **Nachrichten**: zwei Jahre nach der Erledigung oder früher, wenn Sie es verlangen; Spam dreissig Tage.\n- **Nicht bestätigte Newsletter-Anmeldung**: sieben Tage.\n- **Verzeichnis gesendeter E-Mails**: dreissig Tage.\n- **Link für ein neues Passwort**: eine Stunde.\n- **Suchen ohne Treffer**: neunzig Tage, ohne Bezug zu Personen.\n- **Seitenaufrufe und Artikel im Warenkorb**: unbegrenzt, denn es sind blosse Zahlen.',
        it: '- **Ordini e fatture**: dieci anni, come richiede il diritto commerciale svizzero (art. 958f CO).\n- **Conto e attestato**: fino alla chiusura del conto, poi soltanto ciò che la legge esige.\n- **Messaggi**: due anni dopo l’evasione, o prima su Sua richiesta; la posta indesiderata, trenta giorni.\n- **Iscrizione non confermata alla newsletter**: sette giorni.\n- **Registro delle e-mail inviate**: trenta giorni.\n- **Link per una nuova password**: un’ora.\n- **Ricerche senza risultati**: novanta giorni, senza riferimento a persone.\n- **Pagine viste e aggiunte al carrello**: senza limite, poiché sono soltanto numeri.',
      },
    },
    {
      type: 'text',
      heading: { fr: 'Vos droits', en: 'Your rights', de: 'Ihre Rechte', it: 'I Suoi diritti' },
      text: {
        fr: 'Vous pouvez demander quelles données nous traitons à votre sujet, les recevoir dans un format courant, les faire rectifier ou effacer dans la mesure où la loi ne nous oblige pas à les garder, vous opposer à un traitement et retirer un consentement pour l’avenir. Un message à info@trois-sources.example suffit ; nous répondons en règle générale dans les trente jours, gratuitement, après avoir vérifié votre identité. Vous pouvez aussi vous adresser au Préposé fédéral à la protection des données et à la transparence (PFPDT), à Berne.',
        en: 'You may ask which data we process about you, receive it in a common format, have it corrected, or deleted where the law does not oblige us to keep it, object to processing, and withdraw a consent for the future. A message to info@trois-sources.example is enough; as a rule we answer within thirty days, free of charge, after checking your identity. You may also contact the Federal Data Protection and Information Commissioner (FDPIC) in Bern.',
        de: 'Sie können Auskunft verlangen, welche Daten wir über Sie bearbeiten, sie in einem gängigen Format erhalten, sie berichtigen oder löschen lassen, soweit wir sie nicht von Gesetzes wegen aufbewahren müssen, einer Bearbeitung widersprechen und eine Einwilligung für die Zukunft widerrufen. Eine Nachricht an info@trois-sources.example genügt; wir antworten in der Regel innert dreissig Tagen und kostenlos, nachdem wir Ihre Identität geprüft haben. Sie können sich auch an den Eidgenössischen Datenschutz- und Öffentlichkeitsbeauftragten (EDÖB) in Bern wenden.',
        it: 'Può chiedere quali dati trattiamo su di Lei, riceverli in un formato corrente, farli rettificare o cancellare nella misura in cui la legge non ci obbliga a conservarli, opporsi a un trattamento e revocare un consenso per il futuro. Basta un messaggio a info@trois-sources.example; di regola rispondiamo entro trenta giorni, gratuitamente, dopo aver verificato la Sua identità. Può inoltre rivolgersi all’Incaricato federale della protezione dei dati e della trasparenza (IFPDT), a Berna.',
      },
    },
  ],
}
