import type { DocumentText } from './legal-texts.ts'

export const NDA_FR: DocumentText = {
  title: 'Entente de confidentialité',
  html: `<p><strong>Texte d’exemple.</strong> Il montre à quoi peut ressembler une entente de confidentialité pour un tel portail. Rédigé pour une démonstration, il n’engage personne.</p>
<h2>Pourquoi nous vous la demandons</h2>
<p>Vous ne travaillez pas pour les fournisseurs dont vous verrez ici les données. Vous travaillez pour quelqu’un à qui ils font confiance, une agence le plus souvent, et à qui ils ont ouvert une partie de leurs affaires. La présente entente est votre propre promesse d’en prendre soin. Elle s’ajoute aux conditions d’utilisation et à ce que votre agence a signé; elle ne remplace ni les unes ni l’autre.</p>
<p>Vous l’acceptez une fois par version. Si le texte change, nous vous montrons le nouveau avant que vous poursuiviez.</p>
<h2>Ce qui est confidentiel</h2>
<p>Tout ce que vous apprenez par Scintilla et qui n’est pas connu ailleurs, sous quelque forme que ce soit : dans une page, dans un fichier, dans la réponse d’une API ou de la bouche de quelqu’un qui l’y a lu. En particulier :</p>
<ul>
<li>les ventes, les stocks, les commandes, les prévisions et les niveaux de service;</li>
<li>les prix, les coûts, les promotions et les articles qui ne sont pas encore sur la tablette;</li>
<li>ce que les acheteurs achètent, répondent ou cherchent, même présenté par groupes;</li>
<li>qui utilise le portail, et quelles entreprises travaillent avec quels partenaires;</li>
<li>le fonctionnement interne du portail et de ses API.</li>
</ul>
<h2>Ce qui ne l’est pas</h2>
<p>Une information n’est pas confidentielle, ou cesse de l’être, si vous pouvez démontrer</p>
<ul>
<li>qu’elle était publique avant que vous la voyiez, ou qu’elle l’est devenue sans faute de votre part;</li>
<li>que vous la connaissiez déjà et que vous étiez libre d’en parler;</li>
<li>que vous la tenez, sans promesse de ce genre, de quelqu’un qui était libre de vous la donner;</li>
<li>que vous l’avez trouvée par vous-même, sans l’aide de rien de ce que vous avez vu ici.</li>
</ul>
<h2>Ce que vous promettez</h2>
<ul>
<li>Vous n’utilisez l’information confidentielle que pour le fournisseur au nom duquel vous agissez, et que pour la tâche qu’on vous a confiée.</li>
<li>Vous ne la transmettez qu’aux personnes de ce fournisseur ou de votre agence qui en ont besoin pour la même tâche et qui ont fait la même promesse.</li>
<li>Vous gardez les fichiers hors de portée d’autrui : ni dans une boîte de courriel personnelle, ni dans un dossier public, ni sur un appareil sans verrouillage.</li>
<li>Vous ne confiez rien à un service externe qui conserve ce qu’il reçoit ou en tire des apprentissages, à moins que le fournisseur y ait consenti par écrit.</li>
<li>Vous ne cherchez pas à savoir qui est un acheteur.</li>
</ul>
<h2>À chaque fournisseur ses données</h2>
<p>Si vous agissez au nom de plusieurs fournisseurs, séparez les données de chacun : dossiers distincts, fichiers distincts, conversations distinctes. Ne laissez pas ce que vous savez de l’un guider le conseil que vous donnez à l’autre, même sans citer de chiffre. L’en-tête de chaque page indique au nom de qui vous agissez. Le portail consigne à votre nom chaque changement d’entreprise et chaque exportation.</p>
<h2>Quand la loi l’exige</h2>
<p>Si un tribunal ou une autorité vous ordonne de remettre quelque chose, prévenez-nous d’abord, sauf si on vous l’interdit. Ne remettez rien de plus que ce qui est ordonné, et signalez que c’est confidentiel. Vous pouvez toujours dénoncer un crime, ou un danger pour des personnes, à ceux dont le devoir est d’enquêter. Rien de ce qui est écrit ici ne vous en empêche ni ne vous pénalise.</p>
<h2>Combien de temps elle dure</h2>
<p>Votre promesse commence lorsque vous acceptez. Elle dure tant que vous avez un accès, puis trois ans de plus. Pour les données sur les acheteurs et pour les secrets commerciaux, elle dure aussi longtemps qu’ils demeurent ce qu’ils sont.</p>
<h2>Quand votre travail se termine</h2>
<p>Lorsqu’une tâche se termine, ou qu’un fournisseur retire votre agence, votre accès à ses données prend fin aussitôt. Dans les trente jours, vous détruisez les copies que vous détenez, et celles des sauvegardes dès que celles-ci sont renouvelées. Si la loi vous oblige à conserver quelque chose, demandez-nous, ou demandez au fournisseur, pendant combien de temps.</p>
<h2>Si quelque chose tourne mal</h2>
<p>Dites-le-nous dès que vous le remarquez : un fichier envoyé à la mauvaise adresse, un ordinateur perdu, un mot de passe que quelqu’un a pu voir. Passez par l’<a href="/support">assistance</a>, sans attendre d’en savoir plus. Qui signale un problème tôt et de bonne foi rend service à tout le monde, et nous en tiendrons compte. Qui manque à la présente entente peut perdre son accès sur-le-champ et devoir réparer le préjudice.</p>
<h2>Accepter ou refuser</h2>
<p>Si vous acceptez, l’entente vous lie et vous continuez là où vous alliez. Si vous refusez, votre session prend fin. Rien d’autre ne se passe : vous pouvez vous reconnecter, relire ce texte et décider à nouveau. Sans acceptation, cependant, il n’y a pas d’accès.</p>`,
}
