import type { Lexicon } from './lexicon.ts'
import { type Endings, inflected, withPlainSpelling, wordSet } from './word-set.ts'

const endings: Endings = [
  [/eux$/, ['eux', 'euse', 'euses']],
  [/if$/, ['if', 'ive', 'ifs', 'ives']],
  [/er$/, ['er', 'ère', 'ers', 'ères']],
  [/el$/, ['el', 'elle', 'els', 'elles']],
  [/on$/, ['on', 'onne', 'ons', 'onnes']],
  [/en$/, ['en', 'enne', 'ens', 'ennes']],
  [/e$/, ['e', 'es']],
  [/s$/, ['s', 'se', 'ses']],
  [/$/, ['', 'e', 's', 'es']],
]

export const frenchWords: Lexicon = {
  adjectives: withPlainSpelling([
    ...inflected(
      'content satisfait heureux ravi enchanté reconnaissant impressionné soulagé déçu mécontent insatisfait frustré surpris étonné serein rassuré aimable gentil sympathique sympa professionnel attentif attentionné poli patient honnête ponctuel compétent souriant serviable accueillant réactif disponible chaleureux sérieux impoli désagréable rapide efficace bon joli agréable juste clair propre simple facile pratique confortable cher abordable lent tardif froid chaud bruyant sale moderne délicieux savoureux croustillant doux souple précis soigné parfait excellent fantastique merveilleux superbe génial incroyable solide résistant faible mauvais horrible moyen correct confus compliqué difficile ennuyeux cassé court long petit grand utile fiable stable inutile transparent créatif personnel détaillé raisonnable impeccable varié calme lumineux léger tranquille flou étroit bref',
      endings,
    ),
    ...wordSet(
      'gentille gentilles beau belle beaux belles bel frais fraîche fraîches long longue longues doux douce douces top nul nulle blanc blanche gros grosse',
    ),
  ]),
  nouns: wordSet(
    'anglais allemand espagnol italien français service accueil personnel prix produit processus résultat cadre pain café gâteau travail suivi emballage design cours professeur médecin atelier site bain jardin menu petit-déjeuner dîner dessert délai devis conseil logiciel système tableau rapport montage goût bruit temps horaire téléphone parking wifi matériel entretien cadeau plat vin paiement hôtel voyage son ton meuble changement traitement diagnostic soin support contact calme choix confort rendu résumé pull vélo chantier logement lit repas mariage avis dépannage débarras coaching diagnostic traiteur traitement entretien transport jardinage gain livraison équipe qualité nourriture cuisine communication propreté rapidité ponctualité gentillesse patience honnêteté expérience application boutique chambre vue salle consultation explication réparation installation facture réponse organisation écoute disponibilité confiance gestion décoration musique carte relation flexibilité facilité simplicité transparence tarte pâte croûte rénovation peinture couleur taille piscine terrasse boisson attente sécurité information garantie formation présentation aide commande ambiance réactivité efficacité proximité relation solution plage laine coupe coloration location publicité prévention séance assistance clientèle mise construction plomberie électricité comptabilité menuiserie gestion toiture fuite panne déclaration création révision consultation estimation produits employés ingrédients résultats délais rapports gâteaux pains plats desserts matériaux professeurs médecins horaires conseils détails meubles cours tarifs travaux vêtements soins échanges mariages ateliers événements maillots objets vêtements transferts retours portraits fichiers pneus bureaux prix explications réponses chambres photos instructions livraisons factures options couleurs portions viennoiseries couvertures saveurs recommandations équipes solutions boutiques tenues retouches visites roues commandes fuites pannes réparations',
  ),
  determiners: wordSet(
    'le la les un une des du mon ma mes son sa ses leur leurs ce cette ces cet plus moins beaucoup peu tout toute tous toutes chaque aucun aucune pas l autre autres quelques plusieurs votre vos',
  ),
  intensifiers: wordSet(
    'très trop assez vraiment super toujours jamais plutôt bien si tellement parfois souvent pas un peu aussi également surtout plus moins',
  ),
  comparing: /(?<!\p{L})(?:plus|moins|meilleure?s?|davantage)(?!\p{L})/iu,
  subjects: wordSet(
    "je j' nous ils elles il elle on ça cela c' tout c'est c'était j'ai j'avais j'étais qu'il",
  ),
  verbs: wordSet(
    "est sont était étaient fut furent a ont avait avaient ai avons fait font faisait faut fallait va vont vais allons recommande recommandons recommanderais recommanderai suis sommes étais étions peut peuvent pouvait pourrait pourraient veut voulais voulait veulent veux sait savent donne donnent donné reste arrivé reviendrai reviendrais reviendrons manque manquait aide aident aidé explique expliquent répond répondent tient travaille travaillent gagne coûte coûtait dure duré semble marche fonctionne mérite merci comprends écris trouve trouvé n'ai n'est n'était n'a n'ont s'est m'a m'ont adore conseille aurait auraient serait seraient plante bugue fonctionnent dort dors",
  ),
  verbEnding: /^(?:j'|c'|n'|m'|s'est|s'était|t')\p{L}+$/u,
  clauseStarts: wordSet('que comment pourquoi ce'),
  replies: withPlainSpelling(
    wordSet(
      'oui ouais certainement absolument évidemment carrément toujours bien-sûr tout-à-fait 100% non jamais pas n/a na x ras aucun aucune néant nsp rien peut-être probablement sûrement',
    ),
  ),
  bad: withPlainSpelling([
    ...inflected(
      'froid lent tardif cher sale bruyant mauvais horrible confus compliqué difficile cassé déçu mécontent insatisfait frustré impoli désagréable ennuyeux inutile flou moyen abîmé',
      endings,
    ),
    ...wordSet(
      'retard retards problème problèmes erreur erreurs panne pire déception plainte attendu attendre manque manquait perdu malheureusement dommage mais moins rétréci cassée fuite nul nulle trop grossier grossière grossiers grossières brûlé brûlée rassis rassise arnaque mensonge tiède tièdes attente injoignable impossible impossibles interminable interminables bruit oublié oubliée oublier bug bugs froid arrogant arrogante désordre file',
    ),
  ]),
  negations: wordSet("ne n' pas jamais rien personne sans aucun aucune n'est n'a n'ai n'ont n'était"),
  leaning: wordSet(
    "il elle ils elles ce cela ça ceci c'est c'était cette ces et ou mais donc aussi puis ensuite après alors sinon cependant pourtant là son sa ses leur leurs celle celui en y d'autre autre autres",
  ),
  common: wordSet(
    "le la les de des du que et en un une est très avec pour par mon ma me se au nous plus ont été je j'ai c'est c'était mais pas il ils elle qui dans sur ce vous merci",
  ),
}
