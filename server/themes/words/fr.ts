import type { LanguageWords } from './language-words.ts'

export const french: LanguageWords = {
  subjects: {
    none: 'salle d attente, musique d attente, en cours, au cours, au cours de, tout de suite, par la suite, cours de route, gym douce, à la base, code propre, compte rendu, part vite, bande son',
    staff:
      'personnel, équipe, équipes, employé, employée, serveur, serveuse, serveurs, vendeur, vendeuse, conseiller, conseillère, patron, patronne, gérant, gérante, technicien, techniciens, réceptionniste, hôtesse, accueillant+, accueillante+, accueillants+, bien accueilli+, mal accueilli-, souriant+, souriante+, souriants+, aimable+, aimables+, amabilité+, gentil+, gentille+, gentils+, gentillesse+, sympathique+, sympathiques+, sympa+, désagréable-, impoli-, arrogant-, chaleureux+, chaleureuse+, à l écoute+, attentionné+, =accueil, =accueillis, petits soins+, aux petits soins+, attentif+, attentive+',
    service:
      'service, services, service client, service après vente, sav, prestation, prestations, prise en charge',
    advice:
      'conseil, conseils, conseillé, conseillée, conseillés, explications, explication, expliqué, explique, expertise, savoir faire, connaissances, recommandations, répondu à toutes mes questions+, répondu à mes questions+',
    communication:
      'communication, réponse, réponses, répondu, répondent, répond, réactif+, réactive+, réactifs+, réactivité, tenu informé+, tenus informés+, tenue informée+, joignable, injoignable-, rappelé, =suivi, =mails, =informé, =informée, =informés, ne répond jamais-, sans nouvelles-',
    price:
      'prix, tarif, tarifs, rapport qualité prix, coût, coûts, abordable+, abordables+, raisonnable+, raisonnables+, facturé, pas donné-, remise, réduction, =cher-, =chère-, =chers-, =chères-, gratuit+, gratuitement+, sans supplément+',
    quality: 'qualité, de qualité+, haut de gamme+',
    delivery:
      'livraison, livraisons, livré, livrée, livrés, livreur, livreurs, expédition, expédié, colis, envoi, délai de livraison',
    packaging: 'emballage, emballé, emballée, emballés, paquet cadeau, conditionnement',
    waiting: 'attente, attendre, attendu, queue, file d attente, temps d attente, patienter',
    punctuality:
      'ponctuel+, ponctuelle+, ponctuels+, ponctualité, à l heure+, en retard-, retard-, retards-, dans les temps+, délais respectés+, délai, délais, dans les délais+',
    speed:
      'rapide+, rapides+, rapidité+, rapidement+, lent-, lente-, lenteur-, vite+, efficace+, efficaces+, efficacité+',
    booking: 'réservation, réservations, réserver, réservé, rendez vous, rdv, créneau, créneaux, annulé',
    returns:
      'retour produit, retours, remboursement, remboursé, remboursée, échange, échanger, renvoyer, renvoyé, retourner',
    website:
      'site, site web, site internet, boutique en ligne, commande en ligne, commander en ligne, passer commande',
    billing: 'facture, factures, facturation, devis, contrat, paperasse, démarches, frais, frais cachés-',
    location:
      'emplacement, situation, situé, située, central, bien placé+, bien placée+, proche du centre+, proximité, à deux pas+',
    parking: 'parking, stationnement, se garer, garer, place de parking, places de parking',
    atmosphere:
      'ambiance, atmosphère, cadre, décor, décoration, déco, cosy+, chaleureuse ambiance+, convivial+, conviviale+, charme+, éclairage',
    cleanliness:
      'propre+, propres+, propreté, impeccable+, hygiène, sale-, sales-, saleté-, poussière-, taches-, tachée-, moisissure-, nickel+, sent mauvais-, =moisi-, =moisie-',
    noise: 'bruit, bruits, bruyant, bruyante, insonorisation, isolation phonique',
    selection: 'choix, variété, gamme, assortiment, rupture de stock-, en rupture-',
    food: 'nourriture, repas, plat, plats, cuisine, dîner, déjeuner, goût, goûts, saveurs, saveur, délicieux+, délicieuse+, savoureux+, savoureuse+, bon repas+, fade-, ingrédients, produits frais+, viande, poisson, entrées, dessert, desserts, chef, cuisson, on mange, mangé, régal+, régalé+, régalés+, assiette, assiettes',
    coffee: 'café, cafés, expresso',
    drinks: 'boisson, boissons, vin, vins, bière, bières, cocktail, cocktails, thé',
    bread: 'pain, pains, baguette, baguettes, levain, miche',
    cakes:
      'gâteau, gâteaux, pâtisserie, pâtisseries, viennoiserie, viennoiseries, croissant, croissants, tarte, tartes, glace, glaces',
    breakfast: 'petit déjeuner, petits déjeuners, petit déj, buffet',
    portions: 'portion, portions, quantité, quantités, copieux+, copieuse+, copieuses+',
    menu: 'carte, menu, menus, ardoise',
    room: 'chambre, chambres, appartement, logement, hébergement',
    bed: 'lit, lits, literie, matelas, oreiller, oreillers, dormi, dormir',
    bathroom: 'salle de bain, salle de bains, douche, toilettes, serviettes',
    view: 'vue, vues, terrasse, balcon',
    pool: 'piscine, spa, sauna, jacuzzi',
    wifi: 'wifi, wi fi, connexion internet',
    checkin: 'check in, check out, réception, arrivée à l hôtel',
    size: 'taille, tailles, taille petit-, taille grand-, coupe, taille bien+, trop petit-, trop grand-, trop serré-, ajusté',
    fabric:
      'tissu, tissus, matière, matières, matériau, matériaux, coton, lin, laine, cuir, coutures, transparent-',
    color: 'couleur, couleurs, coloris, motif, teinte',
    design: 'design, graphisme, style, logo, charte graphique, maquette, conception, créations, création',
    comfort: 'confortable+, confortables+, confort, inconfortable-, doux+, douce+',
    results: 'résultat, résultats, rendu, transformation, avant après',
    pain: 'douleur, douleurs, douloureux, mal de dos, fait mal, eu mal',
    treatment:
      'soin, soins, traitement, traitements, intervention, thérapie, détartrage, implant, implants, couronne, consultation, opération',
    haircut: 'coupe de cheveux, cheveux, coiffure, mèches, balayage, brushing, coloration, barbe',
    nails: 'ongles, manucure, pédicure, vernis',
    massage: 'massage, massages',
    teaching:
      'professeur, professeure, professeurs, prof, profs, enseignant, enseignante, enseignants, enseignement, formateur, formatrice, formateurs, moniteur, monitrice, coach, coachs, pédagogue+, pédagogie+, entraîneur',
    classes:
      'leçon, leçons, atelier, ateliers, stage, stages, formation, formations, séance, séances, entraînement, entraînements, =cours, un cours',
    equipment:
      'équipement, équipements, machines, machine, installations, vestiaires, vestiaire, matériel, outils, appareils',
    ease: 'facile à utiliser+, simple à utiliser+, intuitif+, intuitive+, prise en main, compliqué-, compliquée-, interface, ergonomie, ergonomique+, tableau de bord',
    software:
      'application, appli, plateforme, logiciel, outil, fonctionnalité, fonctionnalités, fonction, fonctions, intégration, intégrations, rapports, export, exporter, mise à jour',
    support: 'support, support technique, assistance, hotline, tchat, chat',
    bugs: 'bug, bugs, bogue, bogues, plantage, plantages, plante, panne du serveur, erreurs, coupures',
    setup: 'mise en place, configuration, configurer, paramétrage, migration, déploiement, mise en route',
    repair:
      'réparation, réparations, réparer, réparé, réparée, dépannage, panne, fuite, freins, moteur, mécanicien, mécaniciens, vidange, diagnostic, garagiste, révision, contrôle technique, entretien',
    installation: 'installation, installer, installé, installée, pose, posé, montage, installateurs, poseurs',
    workmanship:
      'finition, finitions, travaux, chantier, rénovation, peinture, peintres, carrelage, plomberie, plombier, électricien, artisan, artisans, ouvriers, maçonnerie, travail soigné+, soigné+, soignée+, main d œuvre',
    tidiness: 'chantier propre+, nettoyé, rangé, nettoyage du chantier, laissé propre+, désordre-, gravats',
    photos: 'photo, photos, photographie, photographe, photographies, album, reportage, clichés, images',
    music: 'musique, dj, orchestre, playlist',
    flowers: 'fleurs, bouquet, bouquets, floral, fleuriste, composition florale, compositions',
    guide: 'guide, guides, visite guidée, excursion, excursions, circuit, itinéraire, visite',
    children: 'enfant, enfants, bébé, fils, fille, familial+, chaise haute, jeux pour enfants',
    safety: 'sécurité, sécurisé+, en sécurité+, sûr+, dangereux-',
    flexibility:
      'flexible+, flexibles+, flexibilité, arrangeant+, arrangeants+, dernière minute, s adapte+, s adapter+, se sont adaptés+, souplesse+',
    reliability:
      'fiable+, fiables+, fiabilité+, confiance+, sérieux+, sérieuse+, sérieuses+, professionnel+, professionnelle+, professionnels+, professionnalisme+, pro+, pros+, rigoureux+, rigueur+, pas sérieux-, régulier',
    honesty:
      'honnête+, honnêtes+, honnêteté+, franc+, transparence+, arnaque-, malhonnête-, sans surprise+, sans mauvaise surprise+, clarté+',
    durability:
      'solide+, solides+, durable+, résistant+, résistante+, robuste+, tient dans le temps+, cassé-, cassée-, abîmé-, fragile-, rétréci-, déchiré-',
  },
  praise:
    'bon, bonne, bons, bonnes, bien, très bien, excellent, excellente, excellents, super, génial, géniale, fantastique, merveilleux, merveilleuse, parfait, parfaite, parfaitement, incroyable, magnifique, magnifiques, superbe, superbes, formidable, exceptionnel, exceptionnelle, remarquable, irréprochable, impeccable, top, au top, meilleur, meilleure, meilleurs, mieux, adore, adoré, aime, aimé, beau, belle, beaux, belles, joli, jolie, jolis, aimable, gentil, gentille, gentillesse, sympathique, sympa, agréable, agréables, souriant, souriante, sourire, accueillant, accueillante, chaleureux, chaleureuse, attentif, attentive, attentionné, attentionnée, à l écoute, professionnel, professionnelle, professionnels, professionnalisme, compétent, compétente, compétents, compétence, soigné, soignée, soigneux, patient, patiente, patience, rapide, rapides, rapidité, rapidement, vite, efficace, efficacité, ponctuel, ponctuelle, facile, facilement, simple, pratique, clair, claire, claires, clairement, propre, propreté, frais, fraîche, fraîches, délicieux, délicieuse, savoureux, savoureuse, exquis, tendre, croustillant, croustillante, chaud, cosy, calme, tranquille, reposant, relaxant, charmant, charmante, charme, moderne, spacieux, spacieuse, lumineux, généreux, généreuse, généreuses, copieux, raisonnable, raisonnables, abordable, correct, corrects, heureux, heureuse, content, contente, contents, satisfait, satisfaite, satisfaits, ravi, ravie, ravis, impressionné, impressionnée, bluffé, bluffée, apprécié, appréciée, profité, recommande, recommandons, recommander, merci, remercie, remercier, reconnaissant, confiance, fiable, sérieux, honnête, transparent, résolu, amélioré, aidé, aidée, dépassé, doux, douce, solide, robuste, idéal, idéale, utile, régal, régalé, régalés, bonheur, plaisir, pépite, perle, =reviendrai, =reviendrons, =retournerai, à l heure, sans problème, sans souci, nickel, chapeau, bravo, drôle, passionnant, passionnante, vaut le coup, vaut la peine, vaut le détour, réussi, réussie, fier, fière, sublime, sublimes, flexible, intuitif, comme neuf, comme neuve, du premier coup, respecté, respectés, conforme, rassuré, rassurée, rassurant, aux petits soins, petits soins, extraordinaire, rayon de soleil, rien à redire, talent, talentueux, talentueuse, juste, polie, poli, canon, sourires, fous rires, réussite, parfaits, parfaites, rigolé, rigole, bluffant, bluffante, sans râler, coup de coeur, un régal, géniaux, splendide, ok, divin, divine, divins',
  criticism:
    'mauvais, mauvaise, mal, pire, nul, nulle, horrible, terrible, affreux, catastrophe, catastrophique, décevant, décevante, déçu, déçue, déçus, déception, malheureusement, dommage, problème, problèmes, souci, soucis, plainte, désagréable, impoli, impolie, froid, froide, lent, lente, lents, lenteur, retard, retards, cher, chère, chers, excessif, excessifs, sale, sales, saleté, cassé, cassée, abîmé, abîmée, défectueux, défectueuse, rayé, rayée, sec, sèche, brûlé, cru, fade, insipide, gras, bruyant, bruyante, bruit, étroit, étroite, petit, petite, petites, inconfortable, difficile, difficilement, compliqué, compliquée, confus, confuse, erreur, erreurs, trompé, trompés, bug, bugs, plante, manque, manquait, manquaient, manquant, perdu, perdue, plus jamais, arnaque, ennuyeux, médiocre, moyen, moyenne, moyens, inacceptable, inutile, honte, agaçant, énervé, frustrant, à éviter, éviter, limité, limitée, insuffisant, insuffisante, pourrait être mieux, pourrait être, peut mieux faire, à améliorer, à revoir, devrait, devraient, il faudrait, aurait pu, aurait dû, aurait aimé, aurais aimé, seul bémol, bémol, seul point négatif, point négatif, seul hic, seul regret, regret, regrette, désorganisé, chaos, oublié, oubliée, négligé, vieux, vieille, vieillot, vétuste, sombre, dur, dure, impossible, désordre, stressant, stress, douloureux, trop, attendre, attente, attendu, rupture, augmenté, bondé, bondée, loin, rétréci, déchiré, sans réponse, personne, relancer, injoignable, périmé, tiède, serré, serrée, inexistant, sans nouvelles, aucune réponse, fatigués, fatigué, menteurs, menteur, en panne, panne, prélevée, prélevé, préavis, scandaleux, honteux, inadmissible, incomplète, incomplet, creux, capricieux, capricieuse, trop de monde, flou, floues, floue, tristes, triste, abandonnés, aurait pu être, pourraient être, on s entend pas, on ne s entend pas, surfait, pas donné, au dessus du devis, facturée, virgule, galère, galères, un peu, gâché, gâchée, perte de temps, disparu, moisi, ça sent, pas terrible, toujours pas, minuscule, minuscules, chiche, chiches, bouchonné, insupportable, insupportables, étroits, étroites',
  negations: 'pas, ne, n, jamais, sans, ni, aucun, aucune, rien, non, guère, peu',
  notNegations:
    'pas seulement, non seulement, sans aucun doute, sans hésiter, sans hésitation, n hésitez pas, hésitez pas, pas à hésiter, sans doute, n hésiterai pas, ne manquez pas, ne ratez pas, ne peux que, ne peut que, n ai que, ne saurais, jamais déçu, jamais déçue, jamais déçus, un peu, peu à peu, pas mal, pas que',
  unsurpassed:
    'ne pouvait pas être, ne peut pas être, ne pourrait pas être, rien de mieux, on ne peut rêver, ne peut pas rêver, impossible de faire, n ai jamais vu, n ai jamais mangé, jamais eu de, ne pouvions pas rêver',
  excess: 'trop',
  turns:
    'mais, cependant, toutefois, sauf, pourtant, malgré, même si, bien que, hormis, excepté, en revanche, par contre, dommage que, tandis que, seul bémol',
  joins: 'et, car, parce que, donc, ainsi que, qui',
  determiners:
    'le, la, les, l, un, une, des, du, au, aux, mon, ma, mes, notre, nos, votre, vos, son, sa, ses, leur, leurs, ce, cet, cette, ces, chaque, aucun, aucune, quelques, de, d',
  functionWords:
    'le, la, les, l, un, une, des, du, au, aux, mon, ma, mes, notre, nos, votre, vos, ton, ta, tes, son, sa, ses, leur, leurs, ce, cet, cette, ces, cela, ça, c, chaque, aucun, aucune, quelques, de, d, à, en, dans, avec, par, pour, sans, sur, sous, entre, chez, vers, depuis, pendant, avant, après, dès, et, ou, ni, que, qu, qui, quoi, dont, où, si, comme, quand, lorsque, car, mais, donc, puis, ensuite, je, j, tu, il, elle, on, nous, vous, ils, elles, me, m, te, t, se, s, lui, y, est, sont, était, étaient, être, été, suis, sommes, a, ont, ai, avons, avait, avaient, avoir, eu, aurait, fait, font, faire, faites, fais, peut, peuvent, peux, pu, pouvoir, va, vont, aller, allé, allés, allée, vais, venir, venu, venus, vient, très, plus, moins, si, aussi, tout, toute, tous, toutes, beaucoup, peu, autre, autres, même, mêmes, seul, seule, déjà, encore, toujours, jamais, souvent, ici, là, vraiment, assez, presque, trop, tellement, ne, n, pas, non, oui, bien, premier, première, deux, trois, quatre, cinq, dix, fois, grand, grande, nouveau, nouvelle, petit, petite, pris, prendre, prend, mis, mettre, met, dit, dire, vu, voir, voit, sait, savoir, trouvé, trouver, trouve, donne, donné, donner, reste, resté, passé, passer, passe, parfois, surtout, ainsi, lors, afin, jusqu, quelque, quel, quelle, quels, plusieurs, hier, aujourd, hui, demain, entièrement, totalement, absolument, notamment, côté',
  emptyNouns:
    'fois, jour, jours, journée, semaine, semaines, mois, an, ans, année, années, heure, heures, minute, minutes, matin, soir, soirée, nuit, moment, moments, chose, choses, endroit, lieu, personne, personnes, client, clients, cliente, entreprise, société, travail, expérience, maison, ami, amis, famille, mari, femme, partie, vérité, façon, manière, cas, point, points, temps, monde, vie, fin, début, doute, problème, achat, achats, produit, produits, commande, commandes, magasin, boutique, étoile, étoiles, note, détail, détails, main, envie, compte, besoin, besoins, reste, type, ville, village, rue, lundi, mardi, mercredi, jeudi, vendredi, samedi, dimanche, week, end, anniversaire, mariage, séjour, projet, avis, occasion, gens, attentes, attente, questions, question, passage, retour, place, peine, coup, suite, niveau, part, côté, ensemble, nombre, bonjour, dizaine, hôtel, restaurant, salle, dentiste, photographe, salon, clinique, téléphone, studio, cabinet, porte',
}
