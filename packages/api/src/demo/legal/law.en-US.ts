import type { LawWords } from './legal-texts.ts'

export const LAW_EN: LawWords = {
  US: `<h2>Which law applies</h2>
<p>This document follows the law of the State of Delaware and the federal law of the United States. Rules that would send the matter to the law of another place are left aside.</p>
<ul>
<li>We first try to settle a dispute by talking. Either side may ask for that in writing, and both then give it thirty days.</li>
<li>What talking does not settle goes to the state or federal courts in Wilmington, Delaware.</li>
<li>Either side may ask any court with authority for an urgent order where data is at risk.</li>
</ul>
<p>The English version is the one that counts. The others are there so that you can read it in your own language.</p>`,
  MX: `<h2>Which law applies</h2>
<p>This document follows the federal law of the United Mexican States, above all its commercial and civil codes. Acceptance by a press of a button is as good as a signature, as the commercial code allows.</p>
<ul>
<li>We first try to settle a dispute by talking. Either side may ask for that in writing, and both then give it thirty days.</li>
<li>What talking does not settle goes to the courts of Mexico City. Both sides give up any other court that their address would open to them.</li>
<li>Either side may ask a judge for urgent measures where data is at risk.</li>
</ul>
<p>The Spanish version is the one that counts. The others are there so that you can read it in your own language.</p>`,
  CA: `<h2>Which law applies</h2>
<p>This document follows the law of Ontario and the federal law of Canada that applies there. For a company whose head office is in Québec, it follows the law of Québec in place of Ontario’s.</p>
<ul>
<li>We first try to settle a dispute by talking. Either side may ask for that in writing, and both then give it thirty days.</li>
<li>What talking does not settle goes to the courts in Toronto or, for a company whose head office is in Québec, to those of the district of Montréal.</li>
<li>Either side may ask any court with authority for an urgent order where data is at risk.</li>
</ul>
<p>The French and the English version count alike; in Québec, the French one decides where they differ. The Spanish version is there to help you read.</p>`,
}
