import type { TermsWords } from './legal-texts.ts'

export const TERMS_EN: TermsWords = {
  title: 'Terms of use',
  opening: `<p><strong>Sample text.</strong> It shows how the terms of a portal like this one can read. It was written for a demonstration and binds nobody.</p>
<h2>What you agree to</h2>
<p>Scintilla is a portal in which suppliers, their agencies and our own merchants read figures about sales, stock and shoppers. These terms say what you may do here, and what you can expect of us. You accept them once, for yourself. When a new version takes effect, the portal shows it to you and asks again before you go on.</p>
<p>“You” means the person who logs in. “Your company” means the company whose account you use. “We” means those who run Scintilla in your country.</p>
<h2>Your account</h2>
<p>An account belongs to one person. An administrator invites you at an email address whose domain your company has authorized, and decides which products and which role you have.</p>
<ul>
<li>Keep your password to yourself. Nobody who works for us will ask you for it.</li>
<li>Do not share your account, not even with a colleague and not even for a day.</li>
<li>Keep your name, phone number and job title correct in your profile.</li>
<li>Tell your administrator when you change jobs, so that your access ends with your work.</li>
</ul>
<p>A session ends after 30 minutes without activity, and after 12 hours in any case. On a shared computer, log out before you leave. When an administrator blocks or deletes an account, its sessions end at that moment.</p>
<h2>What you may do with the data</h2>
<p>Use figures, charts and files for your company’s business with us: to plan, to forecast, to keep shelves filled, to prepare a meeting. Any other use needs our consent in writing.</p>
<ul>
<li>Share a report with the people in your company who need it for their work.</li>
<li>Do not sell data, publish it or pass it on to another supplier.</li>
<li>Do not try to find out who a shopper is, or to take apart a group that protects one.</li>
<li>Do not have a program read the pages. Use the exports and interfaces that come with your access level.</li>
</ul>
<p>The file of an export can be fetched for one day, by you alone. The copy on your computer is then yours to protect, and yours to delete when the work is done.</p>
<h2>What is recorded</h2>
<p>The portal keeps an activity log: changes to users, domains, partners and access, accepted documents, and every export. An entry says who did what, and when. Your administrators and ours can read it; nobody can change or remove an entry. Our privacy policy says how we treat personal data. If your portal has no page for it, ask <a href="mailto:privacy@scintilla.example">privacy@scintilla.example</a> for a copy.</p>`,
  forCompanies: {
    SUPPLIER: `<h2>If you work for a supplier</h2>
<p>You see your own items in full. Of the category around them you see what your products include, but never another supplier’s stock, orders or costs. Your company chooses who works with its data.</p>
<ul>
<li>Administrators keep the list of users and of authorized domains, and look through both when people leave.</li>
<li>An agency sees your data only after an administrator has added it as a partner, for the products and at the access level named there.</li>
<li>When a partner is removed, its people lose your company’s data at once.</li>
</ul>
<p>Your company answers for what its users and its agencies do in its name.</p>`,
    THIRD_PARTY_AGENCY: `<h2>If you work for an agency</h2>
<p>You see the data of those suppliers that have added your agency as a partner, and only for the products and at the access level that they chose.</p>
<ul>
<li>The head of every page names the company you are acting for. Look at it before you export or change anything.</li>
<li>What you learn while acting for one supplier stays out of your work for every other.</li>
<li>You accept a non-disclosure agreement yourself; an administrator accepts the data sharing addendum for your agency.</li>
</ul>
<p>A supplier may end your access at any time and need not give a reason. Its data then leaves your files too.</p>`,
    ACCOUNT: `<h2>If you work for an account holder</h2>
<p>Your company holds an account of its own, basic or Charter. The account decides which products, entries of the data dictionary and help pages you see.</p>
<ul>
<li>With a basic account you work in Report Builder.</li>
<li>With a Charter account you work in the products granted to your company, and read the Charter-only entries of the dictionary.</li>
<li>What your account does not include stays hidden; an administrator can ask us what a change would take.</li>
</ul>
<p>The data serves your company’s own planning. It may not become part of a product that your company offers to others.</p>`,
    INTERNAL: `<h2>If you work for us</h2>
<p>These terms stand beside your employment contract and our own policies; where those are stricter, they win. You see a company’s data because your work needs it, not because you can.</p>
<ul>
<li>Ask for access to a company through an access request. Its administrator may approve all of it, a part, or none.</li>
<li>Never show one supplier another’s figures, plans or prices, not even in a meeting and not even rounded.</li>
<li>When you act for a company, the log names you and the company. Super administrators are no exception.</li>
</ul>
<p>When your task changes, give back what you no longer need.</p>`,
    BASIC_VENDOR: `<h2>If you work for a basic supplier</h2>
<p>Scintilla Basic gives your company Report Builder, the data dictionary, the basic knowledge base and support. The other products belong to the full plan.</p>
<ul>
<li>The first administrator accepts the data sharing addendum for the company when registering.</li>
<li>From time to time we ask administrators to review all users by a day that a banner names. For each person they decide: keep or remove.</li>
<li>If the review is not finished by that day, all users of the company lose access until it is.</li>
</ul>
<p>We send reminders by email 14, 7 and 1 days before, so that the day surprises nobody.</p>`,
  },
  closing: `<h2>What you can expect of us</h2>
<p>We run the portal with care and announce planned work in a banner. We cannot promise that it is never down. Products marked alpha or beta may change from week to week. Figures are corrected when stores report late, so yesterday’s number can differ tomorrow.</p>
<p>We answer for harm that we cause on purpose or through gross negligence, and wherever the law does not let us limit this. Beyond that, decisions made with the data, and profit that did not come of them, are your company’s own risk.</p>
<h2>Leaving, and questions</h2>
<p>You may stop at any time: ask your administrator to delete your account. We may suspend an account that breaks these terms, and say why unless the law or the safety of others forbids it. What you have learned in confidence stays confidential afterwards.</p>
<p>Ask us at <a href="/support">support</a>, or write to <a href="mailto:legal@scintilla.example">legal@scintilla.example</a>. A person answers.</p>`,
}
