import type { TermsWords } from './legal-texts.ts'

export const TERMS_EN: TermsWords = {
  title: 'Terms of use',
  opening: `<p><strong>Sample text.</strong> This is an example of terms for a portal like this one. It was written for a demonstration and isn’t legally binding.</p>
<h2>What you agree to</h2>
<p>Scintilla is a portal where suppliers, their agencies and our own merchants view data about sales, stock and shoppers. These terms explain what you may do here, and what you can expect from us. You accept them once, for yourself. When a new version takes effect, the portal shows it to you and asks you to accept it before you continue.</p>
<p>“You” means the person who logs in. “Your company” means the company whose account you use. “We” means the company that runs Scintilla in your country.</p>
<h2>Your account</h2>
<p>An account belongs to one person. An administrator invites you at an email address in one of your company’s authorized domains, and decides which products and role you have.</p>
<ul>
<li>Keep your password to yourself. No one who works for us will ask you for it.</li>
<li>Do not share your account, not even with a colleague for a day.</li>
<li>Keep your name, phone number and job title correct in your profile.</li>
<li>Tell your administrator when you change jobs, so they can remove your access.</li>
</ul>
<p>A session ends after 30 minutes without activity, and after 12 hours in any case. On a shared computer, log out before you leave. When an administrator blocks or deletes an account, its sessions end immediately.</p>
<h2>What you may do with the data</h2>
<p>Use figures, charts and files for your company’s business with us: to plan, to forecast, to keep shelves filled, or to prepare for a meeting. Any other use requires our written consent.</p>
<ul>
<li>Share a report with the people in your company who need it for their work.</li>
<li>Do not sell data, publish it or pass it on to another supplier.</li>
<li>Do not try to identify individual shoppers, or to break down groups that protect them.</li>
<li>Do not use a program to collect data from the pages. Use the exports and APIs that come with your access level.</li>
</ul>
<p>You can download an export file for one day, and only you can download it. You’re responsible for protecting the copy on your computer and deleting it when you no longer need it.</p>
<h2>What is recorded</h2>
<p>The portal keeps an activity log: changes to users, domains, partners and access, accepted documents, and every export. Each entry shows who did what, and when. Your administrators and ours can read the log; no one can change or remove an entry. Our privacy policy explains how we handle personal data. If your portal has no page for it, ask <a href="mailto:privacy@scintilla.example">privacy@scintilla.example</a> for a copy.</p>`,
  forCompanies: {
    SUPPLIER: `<h2>If you work for a supplier</h2>
<p>You see full data for your own items. For the rest of the category, you see what your products include, but never another supplier’s stock, orders or costs. Your company chooses who works with its data.</p>
<ul>
<li>Administrators manage the lists of users and authorized domains, and check both when people leave.</li>
<li>An agency sees your data only after an administrator has added it as a partner, and only for the products and access level they chose.</li>
<li>When a partner is removed, its users immediately lose access to your company’s data.</li>
</ul>
<p>Your company is responsible for what its users and agencies do on its behalf.</p>`,
    THIRD_PARTY_AGENCY: `<h2>If you work for an agency</h2>
<p>You see the data of suppliers that have added your agency as a partner, and only for the products and access level they chose.</p>
<ul>
<li>The header of every page shows the company you’re acting for. Check it before you export or change anything.</li>
<li>Don’t use what you learn while acting for one supplier in your work for another.</li>
<li>You accept a non-disclosure agreement yourself; an administrator accepts the data sharing addendum for your agency.</li>
</ul>
<p>A supplier may end your access at any time without giving a reason. You must then delete its data from your files too.</p>`,
    ACCOUNT: `<h2>If you work for an account holder</h2>
<p>Your company has its own account, either basic or Charter. The account determines which products, data dictionary entries and help pages you see.</p>
<ul>
<li>With a basic account you work in Report Builder.</li>
<li>With a Charter account you work in the products granted to your company, and read the Charter-only entries of the dictionary.</li>
<li>Anything your account doesn’t include is hidden; an administrator can ask us how to change the account.</li>
</ul>
<p>The data is for your company’s own planning. It may not become part of a product that your company offers to others.</p>`,
    INTERNAL: `<h2>If you work for us</h2>
<p>These terms apply in addition to your employment contract and our own policies; if those are stricter, they take priority. Look at a company’s data only if you need it for your work, not just because you can.</p>
<ul>
<li>Ask for access to a company through an access request. Its administrator may approve all of it, part of it, or none.</li>
<li>Never show one supplier another’s figures, plans or prices, not even rounded figures in a meeting.</li>
<li>When you act for a company, the log records your name and the company’s. This includes super administrators.</li>
</ul>
<p>When your work changes, give up any access you no longer need.</p>`,
    BASIC_VENDOR: `<h2>If you work for a basic supplier</h2>
<p>Scintilla Basic gives your company Report Builder, the data dictionary, the basic knowledge base and support. The other products are part of the full plan.</p>
<ul>
<li>The first administrator accepts the data sharing addendum for the company when registering.</li>
<li>From time to time we ask administrators to review all users by the deadline in a banner. For each user, they decide whether to keep or remove them.</li>
<li>If the review isn’t finished by the deadline, all users of the company lose access until it is.</li>
</ul>
<p>We email reminders 14 days, 7 days and 1 day before the deadline.</p>`,
  },
  closing: `<h2>What you can expect from us</h2>
<p>We run the portal with care and announce planned maintenance in a banner. We can’t promise that it will never be down. Products marked alpha or beta may change from week to week. Figures are corrected when stores report late, so yesterday’s number may be different tomorrow.</p>
<p>We’re liable for harm that we cause on purpose or through gross negligence, and wherever the law doesn’t let us limit our liability. Beyond that, your company makes decisions based on the data at its own risk, including the risk of lost profit.</p>
<h2>Closing your account, and questions</h2>
<p>You may stop using Scintilla at any time: ask your administrator to delete your account. We may suspend an account that violates these terms, and we’ll tell you why unless the law or the safety of others prevents it. Confidential information you’ve learned stays confidential after that.</p>
<p>Contact <a href="/support">support</a>, or email <a href="mailto:legal@scintilla.example">legal@scintilla.example</a>. A real person will answer.</p>`,
}
