import type { ArticleCatalog } from './article-texts.ts'

export const ARTICLES_FR: ArticleCatalog = {
  'reading-a-basket': {
    title: 'Lire un panier',
    summary: 'Une baisse des ventes peut avoir trois causes. Comment les distinguer, et que faire de chacune.',
    html: `<p><strong>Texte d’exemple.</strong> L’article, les magasins et tous les chiffres de ce texte sont inventés.</p>
<p>Lundi matin, un rapport annonce que votre granola s’est vendu quatre pour cent de moins qu’il y a un an. C’est un fait, mais pas encore un constat. Personne ne peut rien faire de « quatre pour cent de moins ». Avant de changer un prix ou de réserver une promotion, demandez au panier ce qui s’est passé.</p>
<h2>Trois nombres derrière un seul</h2>
<p>Les unités vendues d’un article sont toujours le produit de trois choses :</p>
<ul>
<li><strong>les ménages :</strong> combien l’ont acheté au moins une fois;</li>
<li><strong>les visites :</strong> combien de fois chacun est revenu pour lui;</li>
<li><strong>les unités par visite :</strong> combien il en a pris chaque fois.</li>
</ul>
<p>Multipliez par le prix moyen et vous obtenez les ventes. Chaque facteur répond à une question différente et appelle son propre remède. Comportement des acheteurs fait la répartition pour tout article et pour deux périodes quelconques.</p>
<h2>Un exemple</h2>
<p>Prenons le granola. Par rapport à l’an dernier, les ménages ont baissé de 1 %, les visites par ménage de 5 %, et les unités par visite ont augmenté de 2 %. Les prix n’ont pas bougé. Or 0,99 × 0,95 × 1,02 donne 0,96 : une baisse d’environ quatre pour cent, exactement ce que disait le rapport.</p>
<p>Le nombre se met à parler. Vous n’avez presque perdu personne. Ceux qui aiment votre granola l’aiment toujours, et en prennent même un peu plus lorsqu’ils viennent. Ils viennent moins souvent. Une campagne pour gagner de nouveaux ménages raterait la cible; un prix plus bas aussi, puisque ceux qui viennent ne semblent pas s’en formaliser.</p>
<h2>Ce que chaque cause demande</h2>
<ol>
<li><strong>Moins de ménages.</strong> Regardez où ils sont allés. S’ils sont passés à une autre marque, comparez la tablette, le prix et le format. S’ils ont quitté la catégorie, il se passe quelque chose de plus grand, et votre responsable des achats voudra le savoir.</li>
<li><strong>Moins de visites.</strong> Demandez-vous si l’article était là. Des vides sur la tablette, un petit format qui manque ou un déménagement dans une autre allée brisent vite une habitude. Un grand format qui dure plus longtemps aussi, et ce n’est pas une perte.</li>
<li><strong>Moins d’unités par visite.</strong> Regardez les promotions. Il y avait peut-être, la même semaine l’an dernier, un rabais à l’achat de plusieurs unités. Vous comparez alors une semaine ordinaire à une semaine bruyante.</li>
</ol>
<h2>Ce qui se trouve à côté</h2>
<p>Le reste du panier vous dit à quoi a servi votre article. Si le granola se trouve surtout à côté du yogourt et des fruits, c’est un déjeuner, et sa place est près du déjeuner. S’il est à côté de boîtes de jus et de petits sachets de noix, c’est un dîner à emporter, et les portions individuelles feront peut-être mieux que le format familial.</p>
<p>Méfiez-vous des articles qui sont dans tous les paniers. Le lait se trouve à côté de tout. Ce qui compte n’est pas le nombre de fois où deux articles se rencontrent, mais l’écart avec ce que donnerait le hasard. Si 30 % de tous les paniers contiennent du lait, et 33 % de ceux qui contiennent du granola, les deux ont peu à voir l’un avec l’autre. Si 6 % de tous les paniers contiennent du yogourt nature, et 24 % de ceux qui contiennent du granola, c’est quatre fois plus, et cela mérite un présentoir commun.</p>
<h2>Quatre pièges</h2>
<ul>
<li><strong>Le calendrier.</strong> Pâques, les longues fins de semaine et la rentrée se déplacent. Comparez ce qui est comparable, ou prenez huit semaines au lieu d’une.</li>
<li><strong>Les nouveaux magasins.</strong> Une chaîne qui grandit vend plus de tout. Ne comparez que les magasins ouverts pendant les deux périodes.</li>
<li><strong>Les petits groupes.</strong> Divisez par région, puis par segment, puis par semaine, et il reste quarante ménages. Un changement chez quarante ménages, c’est du bruit.</li>
<li><strong>Les passages dans les deux sens.</strong> « Nous leur avons pris 900 ménages » n’est qu’une demi-phrase. Demandez toujours combien sont partis en sens inverse.</li>
</ul>
<h2>Lundi, dix heures</h2>
<p>Voici une routine qui tient en vingt minutes. Affichez l’article sur les huit dernières semaines, face aux mêmes semaines de l’an dernier. Notez les trois facteurs. Prenez celui qui a le plus bougé et regardez-le par région. Si une région se démarque, voyez ses magasins; si aucune ne se démarque, voyez d’où viennent et où vont les acheteurs. Écrivez une seule phrase qui commence par « Parce que ». Si vous n’y arrivez pas, c’est que vous ne savez pas encore, et la phrase honnête pour la réunion est : « Nous l’avons vu, et nous cherchons. »</p>
<p>Un panier ne vous dit pas ce que les gens pensent. Il vous dit ce qu’ils ont fait quand personne ne leur demandait rien, et c’est un bon point de départ.</p>`,
  },
  'on-shelf-availability': {
    title: 'En stock, mais pas sur la tablette',
    summary:
      'Le système compte douze unités, l’acheteur n’en voit aucune. Comment trouver ces vides dans vos propres chiffres.',
    html: `<p><strong>Texte d’exemple.</strong> L’article, les magasins et tous les chiffres de ce texte sont inventés.</p>
<p>Un acheteur se tient devant une place vide sur la tablette. Dans le système du magasin, l’article est en stock : douze unités. Les deux ont raison. Les douze unités sont dans l’arrière-magasin, dans la mauvaise allée, ou n’existent plus depuis le dernier dénombrement. Pour l’acheteur, cela revient au même, et pour vous aussi : ce qui n’est pas sur la tablette ne se vend pas.</p>
<h2>Deux taux qui se ressemblent</h2>
<ul>
<li><strong>Le taux de stock</strong> dit dans combien de magasins le système compte au moins une unité.</li>
<li><strong>La disponibilité en tablette</strong> dit dans combien de magasins un acheteur pourrait en mettre une dans son chariot en ce moment.</li>
</ul>
<p>Le premier vient du système et s’obtient facilement. La seconde est ce que vous voulez savoir, et personne ne la note. Mais elle laisse des traces, surtout dans les heures où rien ne s’est vendu.</p>
<h2>Écoutez le silence</h2>
<p>Un article qui se vend à 12 unités par jour dans un magasin ouvert 15 heures se vend à 0,8 unité l’heure. Une heure sans vente ne veut rien dire; cela arrive constamment. Et six heures? En six heures, vous attendriez 4,8 ventes. Que par pur hasard il n’y en ait aucune se produit dans moins d’un intervalle sur cent. Si le système compte encore des unités, quelqu’un devrait aller voir.</p>
<p>Pour un article lent, la même règle demande de la patience. S’il s’en vend une unité par jour, il faut attendre cinq jours avant que le silence en dise autant. Traitez donc les articles selon leur vitesse :</p>
<ol>
<li>Les rapides, à dix unités par jour ou plus : jugez à l’heure.</li>
<li>Les moyens, de deux à dix : jugez à la journée.</li>
<li>Les lents : jugez à la semaine, et par groupes de magasins semblables.</li>
</ol>
<h2>Pourquoi le système se trompe</h2>
<p>Quatre causes expliquent la plupart des vides. Elles se distinguent dans les données :</p>
<ul>
<li><strong>Tablette non garnie.</strong> Les ventes s’arrêtent et reprennent le lendemain matin, et le décompte était juste depuis le début. Le magasin a la marchandise, mais pas les bras, souvent le samedi.</li>
<li><strong>Stock fantôme.</strong> Les ventes s’arrêtent et ne reviennent pas, le décompte ne bouge plus et aucune commande ne part, car le système croit qu’il y en a assez. Seul un nouveau dénombrement y remédie.</li>
<li><strong>Sans place.</strong> L’article se vend dans quelques magasins et jamais dans d’autres. Il a été inscrit à l’assortiment, mais la tablette n’y a jamais été changée.</li>
<li><strong>Livraison tardive ou incomplète.</strong> Le décompte tombe à zéro et y reste. Celle-là est dans le système; voyez les commandes.</li>
</ul>
<p>Le stock fantôme coûte le plus cher, parce qu’il guérit le moins de lui-même. Triez par jours depuis la dernière vente, gardez ce qui est en stock et commencez par le haut.</p>
<h2>Ce que coûte un vide</h2>
<p>Toute vente manquée n’est pas une vente perdue. Disons qu’un vide a coûté dix ventes. Quatre acheteurs ont pris un autre de vos formats, trois une autre marque, deux sont repartis sans rien et un est revenu le lendemain. Vous en avez perdu cinq sur dix; le magasin, deux. Comportement des acheteurs montre ce que les gens prennent quand ils ne trouvent pas leur choix habituel. Il montre aussi s’ils y reviennent, et c’est la question qui compte : un ménage qui a trouvé deux fois la place vide commence une nouvelle habitude.</p>
<p>Un chiffre approximatif suffit. Les ventes attendues pendant les heures de silence, multipliées par la part que votre marque ne regagne pas, puis par la marge. Donnez une fourchette, et dites comment vous l’avez obtenue.</p>
<h2>Un rapport pour chaque mardi</h2>
<p>Dans Générateur de rapports, préparez une seule liste et faites-la envoyer chaque semaine. Il lui faut cinq colonnes : magasin, article, unités en stock, jours depuis la dernière vente, ventes qui auraient été habituelles pendant ce temps. Gardez les lignes où la dernière dépasse cinq. Là où votre marché offre Analyse des canaux, son taux de disponibilité par heure précise le portrait.</p>
<p>N’envoyez à aucun magasin plus de dix lignes. Une liste de trois cents n’est lue par personne; dix se parcourent en une demi-heure. Demandez pour chacune un mot de réponse : garnie, recomptée, sans place ou rien à signaler. Après un mois, ces mots valent plus que n’importe quel modèle. Ils vous disent quelles causes sont les vôtres, lesquelles sont celles du magasin, et lesquelles vous ne pouvez corriger qu’ensemble.</p>`,
  },
}
