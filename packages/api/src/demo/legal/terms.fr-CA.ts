import type { TermsWords } from './legal-texts.ts'

export const TERMS_FR: TermsWords = {
  title: 'Conditions d’utilisation',
  opening: `<p><strong>Texte d’exemple.</strong> Il montre à quoi peuvent ressembler les conditions d’un portail comme celui-ci. Rédigé pour une démonstration, il n’engage personne.</p>
<h2>Ce que vous acceptez</h2>
<p>Scintilla est un portail où les fournisseurs, leurs agences et nos propres marchandiseurs consultent des chiffres sur les ventes, les stocks et les acheteurs. Les présentes conditions disent ce que vous pouvez y faire et ce que vous pouvez attendre de nous. Vous les acceptez une seule fois, en votre propre nom. Lorsqu’une nouvelle version entre en vigueur, le portail vous la montre et vous demande de l’accepter avant de poursuivre.</p>
<p>« Vous » désigne la personne qui se connecte. « Votre entreprise » désigne celle dont vous utilisez le compte. « Nous » désigne ceux et celles qui exploitent Scintilla dans votre pays.</p>
<h2>Votre compte</h2>
<p>Un compte appartient à une seule personne. Un administrateur vous envoie une invitation à une adresse de courriel dont votre entreprise a autorisé le domaine, et décide de vos produits et de votre rôle.</p>
<ul>
<li>Gardez votre mot de passe pour vous. Aucun membre de notre personnel ne vous le demandera.</li>
<li>Ne prêtez pas votre compte, même à un collègue, même pour une journée.</li>
<li>Tenez à jour dans votre profil votre nom, votre numéro de téléphone et votre titre de poste.</li>
<li>Si vous changez d’emploi, dites-le à votre administrateur, pour que votre accès prenne fin avec votre travail.</li>
</ul>
<p>La session expire après 30 minutes d’inactivité et, dans tous les cas, après 12 heures. Sur un ordinateur partagé, déconnectez-vous avant de partir. Quand un administrateur bloque ou supprime un compte, ses sessions s’arrêtent sur-le-champ.</p>
<h2>Ce que vous pouvez faire des données</h2>
<p>Servez-vous des chiffres, des graphiques et des fichiers pour les affaires de votre entreprise avec nous : planifier, prévoir, garnir les tablettes, préparer une rencontre. Tout autre usage exige notre accord écrit.</p>
<ul>
<li>Transmettez un rapport aux personnes de votre entreprise qui en ont besoin pour leur travail.</li>
<li>Ne vendez pas les données, ne les publiez pas et ne les remettez pas à un autre fournisseur.</li>
<li>Ne cherchez pas à savoir qui est un acheteur, ni à défaire un groupe qui le protège.</li>
<li>Ne faites pas lire les pages par un programme. Utilisez les exportations et les API que comprend votre niveau d’accès.</li>
</ul>
<p>Le fichier d’une exportation peut être téléchargé pendant une journée, par vous seulement. La copie conservée sur votre ordinateur est ensuite sous votre garde; il vous revient de la détruire une fois le travail terminé.</p>
<h2>Ce qui est consigné</h2>
<p>Le portail tient un journal d’activité : modifications touchant les utilisateurs, les domaines, les partenaires et les accès, documents acceptés, exportations. Chaque entrée dit qui a fait quoi, et quand. Vos administrateurs et les nôtres peuvent la consulter; personne ne peut la modifier ni la retirer. Notre politique de confidentialité explique comment nous traitons les renseignements personnels. Si votre portail ne lui consacre pas de page, demandez-en une copie à <a href="mailto:privacy@scintilla.example">privacy@scintilla.example</a>.</p>`,
  forCompanies: {
    SUPPLIER: `<h2>Si vous travaillez pour un fournisseur</h2>
<p>Vous voyez vos propres articles en détail. De la catégorie qui les entoure, vous voyez ce que comprennent vos produits, mais jamais les stocks, les commandes ni les coûts d’un autre fournisseur. Votre entreprise choisit qui travaille avec ses données.</p>
<ul>
<li>Les administrateurs tiennent la liste des utilisateurs et celle des domaines autorisés, et les revoient lorsque quelqu’un part.</li>
<li>Une agence ne voit vos données qu’une fois ajoutée comme partenaire par un administrateur, pour les produits et au niveau d’accès qui y sont indiqués.</li>
<li>Dès qu’un partenaire est retiré, son personnel perd l’accès aux données de votre entreprise.</li>
</ul>
<p>Votre entreprise répond de ce que ses utilisateurs et ses agences font en son nom.</p>`,
    THIRD_PARTY_AGENCY: `<h2>Si vous travaillez pour une agence</h2>
<p>Vous voyez les données des fournisseurs qui ont ajouté votre agence comme partenaire, et seulement pour les produits et au niveau d’accès qu’ils ont choisis.</p>
<ul>
<li>L’en-tête de chaque page indique au nom de quelle entreprise vous agissez. Jetez-y un coup d’œil avant d’exporter ou de modifier quoi que ce soit.</li>
<li>Ce que vous savez d’un fournisseur reste à l’écart de votre travail pour tous les autres.</li>
<li>Vous acceptez vous-même une entente de confidentialité; un administrateur accepte l’avenant sur le partage de données pour votre agence.</li>
</ul>
<p>Un fournisseur peut mettre fin à votre accès en tout temps, sans donner de raison. Ses données quittent alors aussi vos dossiers.</p>`,
    ACCOUNT: `<h2>Si vous travaillez pour un titulaire de compte</h2>
<p>Votre entreprise a son propre compte, de base ou Charter. C’est lui qui détermine les produits, les entrées du dictionnaire de données et les pages d’aide que vous voyez.</p>
<ul>
<li>Avec un compte de base, vous travaillez dans Générateur de rapports.</li>
<li>Avec un compte Charter, vous travaillez dans les produits accordés à votre entreprise et lisez les entrées du dictionnaire réservées à ce type de compte.</li>
<li>Ce que votre compte ne comprend pas reste masqué; un administrateur peut nous demander ce qu’un changement exigerait.</li>
</ul>
<p>Les données servent à la planification de votre entreprise. Elles ne peuvent pas entrer dans un produit que votre entreprise offre à d’autres.</p>`,
    INTERNAL: `<h2>Si vous travaillez pour nous</h2>
<p>Les présentes conditions s’ajoutent à votre contrat de travail et à nos politiques internes; celles-ci l’emportent lorsqu’elles sont plus strictes. Vous voyez les données d’une entreprise parce que votre travail l’exige, et non parce que vous le pouvez.</p>
<ul>
<li>Pour voir une entreprise, présentez une demande d’accès. Son administrateur peut l’approuver en tout ou en partie, ou la refuser.</li>
<li>Ne montrez jamais à un fournisseur les chiffres, les projets ou les prix d’un autre, pas même en réunion, pas même arrondis.</li>
<li>Quand vous agissez au nom d’une entreprise, le journal indique votre nom et le sien. Les superadministrateurs n’y échappent pas.</li>
</ul>
<p>Lorsque vos tâches changent, rendez les accès dont vous n’avez plus besoin.</p>`,
    BASIC_VENDOR: `<h2>Si vous travaillez pour un fournisseur de base</h2>
<p>Scintilla Basic donne à votre entreprise Générateur de rapports, le dictionnaire de données, la base de connaissances de base et l’assistance. Les autres produits font partie du forfait complet.</p>
<ul>
<li>Le premier administrateur accepte l’avenant sur le partage de données pour l’entreprise au moment de l’inscription.</li>
<li>De temps à autre, nous demandons aux administrateurs de passer en revue tous les utilisateurs avant la date indiquée dans un avis. Pour chaque personne, ils décident si elle reste ou si elle part.</li>
<li>Si la revue n’est pas terminée à temps, tous les utilisateurs de l’entreprise perdent leur accès jusqu’à ce qu’elle le soit.</li>
</ul>
<p>Nous envoyons des rappels par courriel 14 jours, 7 jours et 1 jour avant, pour que la date ne surprenne personne.</p>`,
  },
  closing: `<h2>Ce que vous pouvez attendre de nous</h2>
<p>Nous exploitons le portail avec soin et annonçons les travaux prévus dans un avis. Nous ne pouvons pas promettre qu’il ne tombera jamais en panne. Les produits en version alpha ou bêta peuvent changer d’une semaine à l’autre. Les chiffres sont corrigés lorsqu’un magasin transmet ses données en retard : celui d’hier peut donc être différent demain.</p>
<p>Nous répondons du préjudice que nous causons intentionnellement ou par faute lourde, et chaque fois que la loi interdit de limiter cette responsabilité. Pour le reste, les décisions prises à partir des données, et les profits qui n’en viennent pas, sont au risque de votre entreprise.</p>
<h2>Comment partir, où poser ses questions</h2>
<p>Vous pouvez partir en tout temps : demandez à votre administrateur de supprimer votre compte. Nous pouvons suspendre un compte qui ne respecte pas les présentes conditions, en disant pourquoi, sauf si la loi ou la sécurité d’autrui l’interdit. Ce que vous avez appris sous le sceau de la confidentialité le demeure ensuite.</p>
<p>Posez vos questions à l’<a href="/support">assistance</a> ou écrivez à <a href="mailto:legal@scintilla.example">legal@scintilla.example</a>. Une personne vous répondra.</p>`,
}
