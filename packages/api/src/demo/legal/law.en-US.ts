import type { LawWords } from './legal-texts.ts'

export const LAW_EN: LawWords = {
  US: `<h2>Which law applies</h2>
<p>This document follows the law of the State of Delaware and the federal law of the United States, without regard to conflict of law rules.</p>
<ul>
<li>We first try to settle a dispute by talking. Either side may request this in writing, and both sides then have thirty days to reach an agreement.</li>
<li>If we can’t settle a dispute this way, it goes to the state or federal courts in Wilmington, Delaware.</li>
<li>If data is at risk, either side may ask any court with jurisdiction for an urgent order.</li>
</ul>
<p>The English version is binding. The other versions are provided so you can read it in your own language.</p>`,
  MX: `<h2>Which law applies</h2>
<p>This document follows the federal law of the United Mexican States, in particular its commercial and civil codes. Under the commercial code, accepting with a button is as valid as a signature.</p>
<ul>
<li>We first try to settle a dispute by talking. Either side may request this in writing, and both sides then have thirty days to reach an agreement.</li>
<li>If we can’t settle a dispute this way, it goes to the courts of Mexico City. Both sides waive any other jurisdiction that their address would give them.</li>
<li>If data is at risk, either side may ask a judge for urgent measures.</li>
</ul>
<p>The Spanish version is binding. The other versions are provided so you can read it in your own language.</p>`,
  CA: `<h2>Which law applies</h2>
<p>This document follows the law of Ontario and the federal law of Canada that applies there. For a company whose head office is in Québec, it follows the law of Québec instead of Ontario’s.</p>
<ul>
<li>We first try to settle a dispute by talking. Either side may request this in writing, and both sides then have thirty days to reach an agreement.</li>
<li>If we can’t settle a dispute this way, it goes to the courts in Toronto or, for a company whose head office is in Québec, to those in the district of Montréal.</li>
<li>If data is at risk, either side may ask any court with jurisdiction for an urgent order.</li>
</ul>
<p>The French and English versions are equally binding; in Québec, the French version applies if they differ. The Spanish version is provided for convenience.</p>`,
}
