import type { LawWords } from './legal-texts.ts'

export const LAW_FR: LawWords = {
  US: `<h2>Le droit applicable</h2>
<p>Le présent document est régi par le droit de l’État du Delaware et par le droit fédéral des États-Unis. Les règles qui renverraient la question au droit d’un autre lieu sont écartées.</p>
<ul>
<li>En cas de différend, nous tentons d’abord de nous entendre. Chaque partie peut le demander par écrit, et toutes deux y consacrent alors trente jours.</li>
<li>À défaut d’entente, le différend est tranché par les tribunaux d’État ou fédéraux de Wilmington, au Delaware.</li>
<li>Chaque partie peut demander une ordonnance urgente à tout tribunal compétent lorsque des données sont en danger.</li>
</ul>
<p>La version anglaise est celle qui fait foi. Les autres vous permettent de lire le document dans votre langue.</p>`,
  MX: `<h2>Le droit applicable</h2>
<p>Le présent document est régi par le droit fédéral des États-Unis du Mexique, en particulier par ses codes de commerce et civil. Accepter d’un clic équivaut à signer, comme le permet le code de commerce.</p>
<ul>
<li>En cas de différend, nous tentons d’abord de nous entendre. Chaque partie peut le demander par écrit, et toutes deux y consacrent alors trente jours.</li>
<li>À défaut d’entente, le différend est tranché par les tribunaux de la ville de Mexico. Les deux parties renoncent à tout autre tribunal auquel leur domicile leur donnerait accès.</li>
<li>Chaque partie peut demander à un juge des mesures urgentes lorsque des données sont en danger.</li>
</ul>
<p>La version espagnole est celle qui fait foi. Les autres vous permettent de lire le document dans votre langue.</p>`,
  CA: `<h2>Le droit applicable</h2>
<p>Le présent document est régi par le droit de l’Ontario et par le droit fédéral du Canada qui s’y applique. Si l’entreprise a son siège au Québec, le droit du Québec remplace celui de l’Ontario.</p>
<ul>
<li>En cas de différend, nous tentons d’abord de nous entendre. Chaque partie peut le demander par écrit, et toutes deux y consacrent alors trente jours.</li>
<li>À défaut d’entente, le différend est tranché par les tribunaux de Toronto ou, si l’entreprise a son siège au Québec, par ceux du district de Montréal.</li>
<li>Chaque partie peut demander une ordonnance urgente à tout tribunal compétent lorsque des données sont en danger.</li>
</ul>
<p>Les versions française et anglaise ont la même valeur; au Québec, la version française l’emporte en cas de divergence. La version espagnole n’est là que pour faciliter la lecture.</p>`,
}
