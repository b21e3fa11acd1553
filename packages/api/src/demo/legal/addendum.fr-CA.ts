import type { AddendumWords } from './legal-texts.ts'

export const ADDENDUM_FR: AddendumWords = {
  standard: {
    title: 'Avenant sur le partage de données',
    html: `<p><strong>Texte d’exemple.</strong> Il montre à quoi peut ressembler un avenant sur les données pour un fournisseur avec Scintilla Basic. Rédigé pour une démonstration, il n’engage personne.</p>
<h2>À quoi sert cet avenant</h2>
<p>Votre entreprise et nous échangeons des données par Scintilla. Le présent avenant dit lesquelles, à quelles fins, et comment chacun en prend soin. Il complète les conditions d’utilisation; si les deux textes divergent au sujet des données, l’avenant l’emporte.</p>
<p>Un administrateur l’accepte une seule fois, pour toute l’entreprise. Les autres utilisateurs peuvent le lire ici, et poursuivent dès qu’il est accepté. Chaque nouvelle version est de nouveau présentée à vos administrateurs.</p>
<h2>Ce que nous partageons avec votre entreprise</h2>
<ul>
<li>Les ventes et les retours de vos articles, par magasin et par jour.</li>
<li>Les stocks en main et en commande, et les commandes que nous vous avons passées.</li>
<li>Les rapports que vos utilisateurs en tirent, et le sens de chaque champ dans le dictionnaire de données.</li>
</ul>
<p>Nous ne partageons ni données sur un acheteur en particulier, ni chiffres appartenant à un autre fournisseur.</p>
<h2>Ce que votre entreprise partage avec nous</h2>
<ul>
<li>Le nom, l’adresse de courriel professionnelle, le numéro de téléphone et le titre de poste de vos utilisateurs.</li>
<li>Les domaines de courriel que vous autorisez.</li>
<li>Ce que vos utilisateurs écrivent et joignent lorsqu’ils demandent l’aide de l’assistance.</li>
</ul>
<p>Veuillez ne rien joindre dont l’assistance n’a pas besoin, surtout pas de listes de personnes ni de coordonnées bancaires.</p>
<h2>Ce que chacun peut faire</h2>
<p>Votre entreprise peut utiliser nos données pour nos affaires communes : livrer les commandes à temps, planifier la production, voir ce qui se vend et ce qui reste. Nous pouvons utiliser les vôtres pour exploiter le portail, répondre à vos questions et protéger les comptes. Ni l’un ni l’autre ne vend les données reçues, ne les publie ni ne les mêle à un produit destiné à d’autres. Les données restent la propriété de qui les a fournies; ce qu’un rapport dit de vos articles peut servir aux deux.</p>
<h2>Comment les données sont protégées</h2>
<ul>
<li>Les connexions sont chiffrées, les mots de passe ne sont conservés que sous forme d’empreintes salées, et les sessions expirent d’elles-mêmes.</li>
<li>Chaque utilisateur n’a que les produits qu’un administrateur lui a donnés. Le journal d’activité consigne tout changement à cet égard, et chaque exportation.</li>
<li>Votre entreprise protège les fichiers exportés comme ses propres comptes : sur des appareils verrouillés, à la portée de peu de personnes et seulement le temps qu’ils servent.</li>
</ul>
<h2>La revue des accès</h2>
<p>Les gens partent, et leur accès devrait partir avec eux. De temps à autre, nous ouvrons une revue assortie d’une échéance. Un administrateur examine alors chaque utilisateur et décide s’il reste ou s’il part. À côté de chaque nom, le portail dit ce qui plaide contre son maintien, par exemple que la personne ne s’est jamais connectée. Si la revue est encore ouverte à l’échéance, tous les utilisateurs de votre entreprise perdent leur accès jusqu’à ce qu’elle soit terminée. La règle est stricte à dessein : une liste que personne ne vérifie ne protège personne.</p>
<h2>Si des données sont perdues ou vues par des personnes non autorisées</h2>
<p>Chacun prévient l’autre dans les 72 heures suivant le moment où la situation est connue : ce qui est arrivé, quelles données, qui est touché et ce qui a été fait. Les deux aident à limiter le préjudice et à informer les personnes que la loi ordonne d’informer. Vous nous joignez par l’<a href="/support">assistance</a> à toute heure; de notre côté, nous écrivons à vos administrateurs.</p>
<h2>Ceux qui nous aident</h2>
<p>Nous faisons appel à des prestataires, par exemple pour envoyer des courriels et exploiter des serveurs. Ils sont tenus par écrit à des règles au moins aussi strictes que celles-ci, et nous répondons d’eux comme de nous-mêmes. Si votre entreprise laisse un prestataire travailler avec nos données, il en va de même pour elle. Avec Scintilla Basic, votre entreprise n’ajoute pas elle-même d’agences; cela fait partie du forfait complet.</p>
<h2>Comment il prend fin</h2>
<p>L’avenant dure tant que votre entreprise a un compte. Chacun peut y mettre fin par un préavis écrit de trente jours; nous pouvons le suspendre plus tôt si des données sont en danger, et nous le disons. L’accès se termine avec lui. Votre entreprise détruit alors ses copies dans les trente jours, sauf ce que la loi l’oblige à conserver. Nous fermons les comptes de vos utilisateurs. Les entrées du journal d’activité demeurent, car un journal d’où des lignes peuvent disparaître n’en est pas un.</p>`,
  },
  '3p': {
    title: 'Avenant sur le partage de données pour les agences',
    html: `<p><strong>Texte d’exemple.</strong> Il montre à quoi peut ressembler un avenant sur les données pour une agence qui travaille pour plusieurs fournisseurs. Rédigé pour une démonstration, il n’engage personne.</p>
<h2>À quoi sert cet avenant</h2>
<p>Votre agence voit dans Scintilla des données qui sont les nôtres et celles des fournisseurs qu’elle sert. Le présent avenant dit avec l’autorisation de qui elle les voit et comment elle les traite. Il complète les conditions d’utilisation; si les deux textes divergent au sujet des données, l’avenant l’emporte.</p>
<p>Un administrateur l’accepte une seule fois, pour toute l’agence. Les autres utilisateurs peuvent le lire ici, et poursuivent dès qu’il est accepté. Il ne remplace ni votre contrat avec un fournisseur, ni l’entente de confidentialité qu’accepte chaque membre de votre personnel.</p>
<h2>Comment naît l’accès</h2>
<p>L’administrateur d’un fournisseur ajoute votre agence comme partenaire au moyen de son code de partenaire. Ce faisant, le fournisseur choisit</p>
<ul>
<li>les produits dans lesquels votre personnel peut voir ses données, de un à huit;</li>
<li>le niveau d’accès : par API en temps quasi réel, par API en lot, par les pages du portail, ou aucun accès direct.</li>
</ul>
<p>Vous pouvez y faire ce que le fournisseur pourrait y faire lui-même, et rien de plus. Ne demandez pas un niveau plus large que la tâche ne l’exige.</p>
<h2>Qui voit quoi chez vous</h2>
<p>Vos administrateurs décident qui travaille pour qui. Un utilisateur qui a accès à plusieurs fournisseurs peut agir au nom de tous ceux qui ont votre agence dans leur liste; donnez donc ce droit à peu de personnes, et retirez-le quand leurs tâches changent. N’autorisez que des domaines de courriel dont votre agence a elle-même la maîtrise.</p>
<h2>À chaque fournisseur ses données</h2>
<ul>
<li>Conservez à part les données de chaque fournisseur, et inscrivez sur les fichiers le nom de celui dont elles proviennent.</li>
<li>Ne comparez des fournisseurs entre eux que si tous y ont consenti par écrit.</li>
<li>Ne laissez pas une même équipe conseiller deux fournisseurs qui se disputent la même tablette, à moins que les deux le sachent et y consentent.</li>
<li>Ne bâtissez ni indice comparatif, ni modèle, ni base avec les données de plusieurs fournisseurs, même sans leurs noms.</li>
</ul>
<h2>Ce que vous pouvez faire</h2>
<p>Vous pouvez lire, exporter et traiter les données afin de conseiller le fournisseur dans ses affaires avec nous. Ce que vous en tirez appartient au fournisseur selon votre contrat; les chiffres qui s’y trouvent restent les siens et les nôtres. Vous ne vendez pas les données, ne les publiez pas et ne les montrez pas comme exemple de votre travail. Personne ne cherche à savoir qui est un acheteur.</p>
<h2>Comment les données sont protégées</h2>
<ul>
<li>Les connexions sont chiffrées. Vous chiffrez ce que vous conservez, et les clés des API se trouvent là où seul le programme qui s’en sert peut les lire.</li>
<li>Le portail consigne dans son journal d’activité qui, chez vous, a agi au nom de qui, et ce qui a été exporté. Vous gardez la trace de ce que les fichiers deviennent ensuite.</li>
<li>Une fois l’an, et lorsque nous le demandons pour une bonne raison, vous nous dites par écrit comment vous respectez le présent avenant.</li>
</ul>
<h2>Si des données sont perdues ou vues par des personnes non autorisées</h2>
<p>Prévenez-nous, ainsi que chaque fournisseur touché, dans les 72 heures suivant le moment où la situation est connue : ce qui est arrivé, quelles données, qui est touché et ce qui a été fait. Passez par l’<a href="/support">assistance</a>, à toute heure. Nous pouvons fermer un accès sur-le-champ jusqu’à ce que la cause soit connue, et le rouvrir dès qu’elle est corrigée.</p>
<h2>Ceux qui vous aident</h2>
<p>Vous ne cédez aucun accès. S’il vous faut un prestataire ou un pigiste, demandez d’abord au fournisseur; ces personnes reçoivent alors leurs propres comptes, acceptent les mêmes ententes et sont tenues par écrit à des règles au moins aussi strictes que celles-ci. Vous répondez d’elles comme de votre propre personnel.</p>
<h2>Comment il prend fin</h2>
<p>Lorsqu’un fournisseur retire votre agence, votre personnel perd aussitôt l’accès à ses données. Dans les trente jours, vous rendez ou détruisez ce que vous en détenez, et le confirmez par écrit si le fournisseur le demande. L’avenant lui-même dure tant que votre agence a un compte; chacun peut y mettre fin par un préavis écrit de trente jours. Ce qui est confidentiel le reste, et les entrées du journal d’activité demeurent.</p>`,
  },
}
