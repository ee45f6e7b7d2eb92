import { orderedBy } from './ordered-by.ts'
import type { LexiconSource } from './source.ts'
import { numbersIn } from './words-in.ts'

export const french: LexiconSource = {
  free: `par_rapport_à par_rapport_au par_rapport_aux comparé_à comparée_à au_lieu_de au_lieu_d' pendant durant quelques_mots peu_de_mots quelque_chose qu'_est_ce_qui qu'_est_ce_que est_ce_que le la l' les un une des du de d' au aux à en y dans sur sous par pour avec chez vers ce c' cet cette ces ça cela ceci celui
    celle ceux eux il elle ils elles on lui leur leurs son sa ses se s' soi être est suis sont était étais étaient étions été sera
    étant avoir ai a as ont avait avais avaient avons avions avez eu eus que_je qu' qui que quoi dont où quel quelle
    quels quelles lequel comme aussi alors puis maintenant aujourd' hui actuellement ici là merci merci_beaucoup merci_à
    mille_mercis bonjour monsieur madame m mme dr oui voici voilà eh bien_sûr_que en_bref en_somme en_résumé peux peut pouvoir
    pu lors afin ailleurs même mêmes fois enfin_bref t grand_merci aura y_a il_y_a`,
  topics: `entreprise équipe société boutique magasin atelier cabinet maison service produit personnel lieu endroit gens école clinique
    restaurant hôtel établissement`,
  carriers: `noter question réponse réponds répondre demande demander part côté propres mots mot reçoit parle parler propos comment ajoute sujet autre choix appel nommer nomme citer cite impression décrire décrirais plus_en_plus valoir voir vivre vécu note côtés
    utiliser utilisé dire dis dit raconter mentionner ajouter expérience trouver trouvé trouve penser pense choisir choisi
    donner donne donné mettre mets mis souligner client cliente personnellement franchement avis point faire fait recevoir reçu venir venue
    venu aller vais allé retenir retiens moi_je pour_moi selon
    laisse voulais_dire autre_chose petit_mot affaire_à affaire_aux en_contact_avec au_passage en_tant_que en_tant_qu' quant_à`,
  joints:
    "et mais ou ni même_si même_s' bien_que quoique tandis_que alors_que qui dont où quand lorsque lorsqu'",
  causes:
    "parce_que parce_qu' car grâce_à à_cause_de donc c'_est_pourquoi puisque puisqu' en_raison_de du_coup grâce_aux grâce_au à_cause_des à_cause_du",
  why: 'pourquoi raison',
  marks: {
    not: "pas ne n' sans ni aucun aucune",
    ceased: 'plus_jamais',
    ever: 'jamais',
    more: 'plus davantage',
    less: 'moins',
    very: 'très vraiment extrêmement tellement si_bien tout_à_fait totalement complètement absolument beaucoup particulièrement hautement parfaitement entièrement si_agréablement fort',
    little: 'un_peu peu légèrement assez plutôt',
    excess: 'trop',
    almost: 'presque quasiment pratiquement',
    barely: 'à_peine',
    about: 'environ à_peu_près autour_de près_de',
    exactly: 'exactement précisément',
    atLeast: "au_moins plus_de plus_d'",
    atMost: "au_plus au_maximum moins_de moins_d' jusqu'_à",
    only: 'seulement uniquement',
    all: 'tout tous toute toutes chaque entier entière',
    some: 'quelques certains certaines plusieurs',
    maybe: 'peut_être probablement sans_doute éventuellement',
    surely: 'certainement assurément sûrement sans_aucun_doute',
    will: 'vais_aller vais va allons vont',
    would: 'aurait aurais auraient aurions serait serais seraient',
    should: 'devrait devraient faudrait',
    if: "si s'_il s'_ils seulement_si",
    always: 'toujours constamment à_chaque_fois',
    often: 'souvent fréquemment régulièrement',
    mostly: 'généralement habituellement en_général',
    sometimes: 'parfois quelquefois de_temps_en_temps',
    once: 'une_fois',
  },
  persons: {
    i: "je j'",
    me: "me m' moi",
    my: 'mon ma mes mien mienne',
    we: 'nous',
    us: '',
    our: 'notre nos',
    you: 'vous votre vos tu te ton ta tes',
  },
  fused: {
    'person+all': 'tout_le_monde chacun',
    'person+not': 'personne',
    'thing+not': 'rien',
    'person+some': "quelqu'_un",
    'bon+more': 'meilleur meilleure meilleurs meilleures mieux',
    'mauvais+more': 'pire pires',
  },
  units: `seconde minute heure jour semaine mois an année pour_cent euro dollar fois mètre kilomètre centimètre étoile point nuit matin soir
    lundi mardi mercredi jeudi vendredi samedi dimanche pied voiture`,
  asks: "que quoi quel quelle quels quelles qui comment quand combien où pourquoi lequel qu' racontez",
  yes: 'oui bien_sûr absolument certainement tout_à_fait',
  no: 'non jamais rien pas aucun aucune',
  same: `
    acheter achat acheté achète acquérir, reparer réparation réparé réparer, rapide vite rapidement rapidité,
    cher coûteux chère, probleme souci ennui, repondre réponse répondu répond, aider aide aidé,
    aimer aimé apprécier apprécié plaire plu plaît, livraison livrer livré livrée,
    recommander recommande recommandation recommanderais conseiller conseillé, peur crainte effrayé, durer duré dure,
    satisfait content heureux satisfaite contente satisfaction satisfaits, etoile étoiles,
    revenir reviens reviendrai reviendrons retourner, attendre attendu attente attends, tenir tient tenu,
    dormir dormi dors dormir dort dormait, mois mensuel, semaine semaines hebdomadaire, jour journée jours,
    heure heures, minute minutes, euro euros €, pour_cent % cent_pour, avant auparavant, apres suite_à ensuite,
    beau belle beaux belles, envoyer envoi envoie envoyé envoyer envoyé enverra, comprendre compris comprends,
    apprendre appris apprends, ecrire écrit écris, voir vu vois, perdre perdu, vouloir voulais voulu veux,
    abimer abîmée abîmé endommagée endommagé, encore à_nouveau de_nouveau toujours_encore,
    decevoir déçu déçue déception, note noter noté, enfant enfants, laine lainage, mauvais_etat,
    couverture couvertures, classer classées classé rangées, ameliorer amélioration améliorer amélioré,
    gagner gagne gain, prendre pris prend prenait prennent, mettre mis met mettait, faire fait fait faisait font fera,
    dire dit disait, savoir su sait savait, pouvoir pu peut pouvait peuvent, devoir dû doit devait doivent,
    baisser baissé baisse diminuer diminué réduire réduit chuter chuté, augmenter augmenté monter monté,
    facture note_de_frais factures, rendez_vous, nettoyer nettoyé propreté, gentil aimable sympathique, devis estimation,
    recevoir reçu reçoit, lire lu lit, boire bu boit, courir couru court, ouvrir ouvert ouvre, offrir offert offre,
    rendre rendu rend, perdre perdu perd, vendre vendu vend, sentir senti sent ressentir, servir servi sert,
    partir parti part, sortir sorti sort, rester resté reste, suivre suivi suit, vivre vécu vit, croire cru croit,
    connaître connu connaît, construire construit, conduire conduit, finir fini finit, choisir choisi, réussir réussi,
    grandir grandi, naître né, mourir mort, tomber tombé, arriver arrivé, parler parlé, promettre promis,
    permettre permis, remettre remis, surprendre surpris, craindre craint, peindre peint, éteindre éteint,
    rejoindre rejoint, payer payé paie paye, essayer essayé essaie, appeler appelé appelle téléphoner,
    jeter jeté jette, lever levé lève, mener mené mène emmener, geler gelé gèle, préférer préféré préfère,
    répéter répété répète, régler réglé règle, disparaître disparu, revoir revu`,
  scales: `
    bon correct acceptable < bon bonne bons bonnes bien sympa < super génial < excellent formidable fantastique magnifique merveilleux exceptionnel extraordinaire incroyable remarquable < parfait meilleur_de_tous,
    mauvais médiocre < mauvais mauvaise mal < horrible affreux catastrophique nul,
    aimer aimer < adorer adoré adore,
    beau joli jolie < beau < superbe splendide,
    grand grande < énorme immense,
    facile simple facile`,
  numbers: numbersIn(`
    zéro 0, deux 2, trois 3, quatre 4, cinq 5, six 6, sept 7, huit 8, neuf 9, dix 10, onze 11, douze 12,
    treize 13, quatorze 14, quinze 15, seize 16, vingt 20, vingts 20, trente 30, quarante 40, cinquante 50,
    soixante 60, cent 100, cents 100, mille 1000, douzaine 12, septante 70, nonante 90`),
  intents: `
    aimer; apprécier; plaire = côté positif; positif; aimé
    plus aimé; préféré; mieux = plus aimé; préféré; mieux; surtout; reste
    pas aimé; déçu; déplu; négatif; mal passé = côté négatif; point négatif; négatif; pas aimé; moins bon
    avantage; bénéfice; apporté = avantage; avantages; côté positif; points forts; forts; apporté; faveur
    améliorer; changeriez; manque = améliorer; pourrait être amélioré; pourrait améliorer; changerais; à améliorer
    avant; problème; venu = problème; avant; amené
    changé; résultat; différence; changement = résultat; changé; changement; différence
    aidé; utile = plus aidé; plus utile; utile; aidé
    qui; personne = nom
    pourquoi; raison; choisi = raison; amené; choix`,
  granted: {
    satisfied: 'satisfait',
    good: 'bon',
    like: 'aimer',
    recommend: 'recommander',
    star: 'etoile',
    fall: 'baisser',
    rise: 'augmenter',
  },
  instructions: orderedBy({
    reportWords: "je j' tu il elle on nous vous qui que me m' te t' se s' lui leur ne n' pas jamais",
    ordered: '(?:tu dois|vous devez)',
    orders: [
      '(?:ignore[zr]?|oublie[zr]?)\\b.*\\b(?:instructions?|consignes?|règles|précédent)',
      "(?:écris|écrivez|dites|dis) (?:que\\b|qu['’]|une?\\b)",
    ],
  }),
}
