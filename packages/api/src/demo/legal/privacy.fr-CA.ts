import type { DocumentText, PrivacyWords } from './legal-texts.ts'

const opening = `<p><strong>Texte d’exemple.</strong> Il montre à quoi peut ressembler la politique de confidentialité d’un portail comme celui-ci. Rédigé pour une démonstration, il n’engage personne.</p>
<h2>De qui il est question</h2>
<p>De vous, qui utilisez Scintilla ou consultez ses pages publiques. Nous disons ici ce que nous savons de vous, à quelles fins, pendant combien de temps, et ce que vous pouvez y faire. Les acheteurs n’apparaissent dans le portail qu’en groupes assez grands pour protéger chaque personne; les magasins où ils achètent leur expliquent l’usage fait de leurs renseignements.</p>
<h2>Ce que nous savons de vous</h2>
<ul>
<li><strong>Par votre administrateur :</strong> votre nom, votre adresse de courriel professionnelle, votre entreprise, vos produits et votre rôle.</li>
<li><strong>Par vous :</strong> votre numéro de téléphone et votre titre de poste si vous les donnez, votre langue, votre fuseau horaire et vos autres choix, ainsi que ce que vous écrivez ou joignez lorsque vous communiquez avec nous.</li>
<li><strong>Par votre utilisation :</strong> la date de votre dernière connexion, les documents acceptés et quand, et les entrées du journal d’activité sur ce que vous avez fait.</li>
<li><strong>Par votre navigateur :</strong> l’adresse IP à partir de laquelle il se connecte, pour que personne ne puisse inonder le portail, et les pages ouvertes.</li>
</ul>
<p>Le décompte des pages ne contient ni nom, ni adresse de courriel, ni rien de ce que vous avez tapé, hormis les mots cherchés dans les pages d’aide et de référence. Notre propre serveur le conserve; aucun service externe ne le reçoit.</p>
<h2>À quoi cela nous sert</h2>
<ul>
<li>À vous laisser entrer, à vous montrer ce que vous pouvez voir et à empêcher toute autre personne d’entrer.</li>
<li>À vous répondre et à vous envoyer les messages qu’exige votre compte.</li>
<li>À savoir quelles pages aident et lesquelles échouent.</li>
<li>À montrer par la suite qui a modifié ou exporté quoi, lorsque votre entreprise ou la loi le demande.</li>
</ul>
<p>Nous ne vendons pas ce que nous savons de vous, ne l’utilisons pas pour la publicité et n’en tirons aucun profil de vous.</p>
<h2>Les témoins</h2>
<p>Nous ne déposons des témoins (<em>cookies</em>) que si le portail ne fonctionne pas sans eux ou si vous avez choisi quelque chose :</p>
<ul>
<li>celui qui reconnaît votre session, et quelques-uns de courte durée pendant que vous vous connectez;</li>
<li>ceux qui retiennent pendant un an votre langue, l’apparence et la densité choisies;</li>
<li>un numéro aléatoire qui décide si un visiteur voit déjà une nouvelle fonction, et qui disparaît quand vous vous déconnectez;</li>
<li>la preuve que vous avez réussi la vérification humaine, valable 30 minutes.</li>
</ul>
<p>Il n’y a aucun témoin d’autres sites. Les brouillons de formulaires restent dans votre navigateur jusqu’à ce que vous les envoyiez ou que vous vous déconnectiez.</p>
<h2>Qui les voit</h2>
<p>Les administrateurs de votre entreprise, et ceux de l’entreprise au nom de laquelle vous agissez, voient votre nom, votre adresse de courriel, vos accès et vos entrées au journal. Notre personnel d’assistance et de sécurité voit ce que son travail exige. Les prestataires qui exploitent des serveurs ou envoient des courriels pour nous sont liés par contrat et n’utilisent rien pour eux-mêmes. Nous ne remettons des renseignements aux autorités que si la loi nous y oblige, et jamais plus qu’elle n’exige.</p>
<h2>Combien de temps nous les gardons</h2>
<ul>
<li>Une session dure 30 minutes sans activité, et 12 heures au plus.</li>
<li>Le fichier d’une exportation est supprimé après une journée, le décompte des pages après 90 jours.</li>
<li>Votre compte dure jusqu’à ce qu’un administrateur le supprime. Il est alors fermé et masqué aussitôt; ce dont le journal a besoin pour demeurer lisible est conservé.</li>
<li>Les entrées du journal d’activité ne peuvent être ni modifiées ni retirées, pas même par nous.</li>
</ul>
<h2>Comment nous les protégeons</h2>
<p>Les connexions sont chiffrées. Les mots de passe ne sont conservés que sous forme d’empreintes salées. Des mots de passe erronés à répétition verrouillent un compte pour un moment, et un compte bloqué perd ses sessions sur-le-champ. Si, malgré tout, des renseignements parviennent à des personnes non autorisées, nous avisons sans tarder celles qui sont touchées et, lorsque la loi le prévoit, les autorités.</p>`

const closing = `<h2>Modifications et questions</h2>
<p>Lorsque cette politique change, la page montre la nouvelle version et le jour à partir duquel elle s’applique. Les versions antérieures sont remises sur demande. Pour toute autre question, écrivez-nous ou utilisez le <a href="/contactUs">formulaire pour nous joindre</a>. Une personne le lit.</p>`

const policy = (rights: string): DocumentText => ({
  title: 'Politique de confidentialité',
  html: `${opening}\n${rights}\n${closing}`,
})

export const PRIVACY_FR: PrivacyWords = {
  US: policy(`<h2>Vos droits aux États-Unis</h2>
<p>Plusieurs États donnent à leurs résidents des droits sur leurs renseignements personnels. Nous les accordons à toute personne qui utilise notre portail aux États-Unis, où qu’elle habite :</p>
<ul>
<li>savoir ce que nous détenons sur vous et en recevoir une copie;</li>
<li>faire corriger les erreurs, dont vous pouvez rectifier un bon nombre vous-même dans votre profil;</li>
<li>faire supprimer ce que nous ne sommes pas tenus de conserver;</li>
<li>ne pas subir de traitement moins favorable pour l’avoir demandé;</li>
<li>obtenir un second examen si nous refusons.</li>
</ul>
<p>Écrivez à <a href="mailto:privacy@scintilla.example">privacy@scintilla.example</a>, ou demandez à quelqu’un d’écrire pour vous avec votre consentement signé. Nous vérifions qu’il s’agit bien de vous et répondons dans les 45 jours. Si le second examen ne vous aide pas non plus, vous pouvez vous adresser au procureur général de votre État.</p>`),
  CA: policy(`<h2>Vos droits au Canada</h2>
<p>La loi fédérale et, au Québec, la loi sur la protection des renseignements personnels dans le secteur privé vous donnent des droits. Nous les accordons à toute personne qui utilise notre portail au Canada :</p>
<ul>
<li>savoir ce que nous détenons sur vous et en recevoir une copie, dans un format courant si vous le demandez;</li>
<li>faire corriger les erreurs, dont vous pouvez rectifier un bon nombre vous-même dans votre profil;</li>
<li>retirer un consentement, dans la mesure où votre compte peut exister sans lui;</li>
<li>faire supprimer ce que nous ne sommes pas tenus de conserver;</li>
<li>savoir où se trouvent les renseignements, s’ils sont hors de votre province, et comment nous nous sommes assurés qu’ils y sont en sécurité.</li>
</ul>
<p>La personne responsable de la protection des renseignements personnels lit <a href="mailto:privacy@scintilla.example">privacy@scintilla.example</a> et répond dans les 30 jours. Si la réponse ne vous satisfait pas, vous pouvez vous adresser au Commissariat à la protection de la vie privée du Canada ou, au Québec, à la Commission d’accès à l’information.</p>`),
}
