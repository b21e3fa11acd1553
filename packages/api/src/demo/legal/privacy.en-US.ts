import type { DocumentText, PrivacyWords } from './legal-texts.ts'

const opening = `<p><strong>Sample text.</strong> It shows how the privacy policy of a portal like this one can read. It was written for a demonstration and binds nobody.</p>
<h2>Whom this is about</h2>
<p>It is about you, who use Scintilla or visit its public pages. It says what we know about you, why, for how long, and what you can do about it. Shoppers appear in the portal only in groups that are large enough to protect each person; the stores where they shop tell them how their data is used.</p>
<h2>What we know about you</h2>
<ul>
<li><strong>From your administrator:</strong> your name, work email address, company, products and role.</li>
<li><strong>From you:</strong> your phone number and job title if you give them, your language, time zone and other choices, and what you write or attach when you contact us.</li>
<li><strong>From your use:</strong> when you last logged in, which documents you accepted and when, and the entries of the activity log about what you did.</li>
<li><strong>From your browser:</strong> the address from which it calls, so that nobody can flood the portal, and which pages are opened.</li>
</ul>
<p>The count of pages holds no name, no email address and nothing that you typed, apart from words searched for in help and reference pages. Our own server keeps it; no outside service receives it.</p>
<h2>What we use it for</h2>
<ul>
<li>To let you in, show you what you may see, and keep everybody else out.</li>
<li>To answer you, and to send the messages that your account needs.</li>
<li>To find out which pages help and which fail.</li>
<li>To show afterwards who changed or exported what, where your company or the law asks.</li>
</ul>
<p>We do not sell what we know about you, do not use it for advertising, and draw up no profile of you.</p>
<h2>Cookies</h2>
<p>We set cookies only where the portal does not work without them or where you chose something:</p>
<ul>
<li>one that recognizes your session, and a few short-lived ones while you log in;</li>
<li>those that remember your language, look and density for a year;</li>
<li>a random number that decides whether a visitor already sees a new function, which ends when you log out;</li>
<li>a proof that you passed the check for humans, good for 30 minutes.</li>
</ul>
<p>There are no cookies of other sites. Drafts of forms stay in your browser until you send them or log out.</p>
<h2>Who sees it</h2>
<p>The administrators of your company, and of a company for which you are acting, see your name, your email address, your access and your entries in the log. Our support and security people see what their work needs. Service providers who run servers or send mail for us are bound by contract and use nothing for themselves. We hand data to authorities only where the law obliges us, and no more than it demands.</p>
<h2>How long we keep it</h2>
<ul>
<li>A session lasts 30 minutes without activity, and 12 hours at most.</li>
<li>The file of an export is deleted after a day, the count of pages after 90 days.</li>
<li>Your account lasts until an administrator deletes it. It is then closed and hidden at once; what the log needs in order to stay readable remains.</li>
<li>Entries of the activity log cannot be changed or removed, not by us either.</li>
</ul>
<h2>How we protect it</h2>
<p>Connections are encrypted. Passwords are kept only as salted hashes. Repeated wrong passwords lock an account for a while, and a blocked account loses its sessions at once. Should data reach the wrong people in spite of all this, we tell those concerned without delay, and the authorities where the law says so.</p>`

const closing = `<h2>Changes, and questions</h2>
<p>When this policy changes, the page shows the new version and the day from which it counts. Earlier ones are available on request. For anything else, write to us or use the <a href="/contactUs">contact form</a>. A person reads it.</p>`

const policy = (rights: string): DocumentText => ({
  title: 'Privacy policy',
  html: `${opening}\n${rights}\n${closing}`,
})

export const PRIVACY_EN: PrivacyWords = {
  US: policy(`<h2>Your rights in the United States</h2>
<p>Several states give their residents rights over personal data. We give them to everybody who uses our portal in the United States, wherever they live:</p>
<ul>
<li>to know what we hold about you, and to have a copy;</li>
<li>to have mistakes corrected, many of which you can correct in your profile yourself;</li>
<li>to have data deleted that we need not keep;</li>
<li>to be treated no worse because you asked;</li>
<li>to ask for a second look if we say no.</li>
</ul>
<p>Write to <a href="mailto:privacy@scintilla.example">privacy@scintilla.example</a>, or have somebody write for you with your signed consent. We make sure that it is you, and answer within 45 days. If the second look does not help either, you can turn to the attorney general of your state.</p>`),
  CA: policy(`<h2>Your rights in Canada</h2>
<p>Federal law, and in Québec the provincial law on personal information in the private sector, give you rights. We give them to everybody who uses our portal in Canada:</p>
<ul>
<li>to know what we hold about you, and to have a copy, on request in a common format;</li>
<li>to have mistakes corrected, many of which you can correct in your profile yourself;</li>
<li>to take back a consent, as far as your account can exist without it;</li>
<li>to have data deleted that we need not keep;</li>
<li>to know where data is stored, should that be outside your province, and how we made sure that it is safe there.</li>
</ul>
<p>The person in charge of personal information reads <a href="mailto:privacy@scintilla.example">privacy@scintilla.example</a> and answers within 30 days. If the answer does not satisfy you, you can turn to the Privacy Commissioner of Canada or, in Québec, to the Commission d’accès à l’information.</p>`),
}
