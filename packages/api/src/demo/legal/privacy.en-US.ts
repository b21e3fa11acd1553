import type { DocumentText, PrivacyWords } from './legal-texts.ts'

const opening = `<p><strong>Sample text.</strong> This is an example of a privacy policy for a portal like this one. It was written for a demonstration and isn’t legally binding.</p>
<h2>Who this policy covers</h2>
<p>This policy applies to you if you use Scintilla or visit its public pages. It explains what we know about you, why, how long we keep it, and what choices you have. Shoppers appear in the portal only in groups that are large enough to protect each person; the stores where they shop tell them how their data is used.</p>
<h2>What we know about you</h2>
<ul>
<li><strong>From your administrator:</strong> your name, work email address, company, products and role.</li>
<li><strong>From you:</strong> your phone number and job title if you give them, your language, time zone and other preferences, and what you write or attach when you contact us.</li>
<li><strong>From your activity:</strong> when you last logged in, which documents you accepted and when, and the activity log entries about what you did.</li>
<li><strong>From your browser:</strong> your IP address, which helps us protect the portal from being flooded with requests, and which pages you open.</li>
</ul>
<p>We count which pages are opened. These statistics don’t contain names, email addresses or anything you typed, except for words you searched for in help and reference pages. We store the counts on our own server and don’t send them to any outside service.</p>
<h2>What we use it for</h2>
<ul>
<li>To let you log in, show you what you’re allowed to see, and keep everyone else out.</li>
<li>To answer your questions, and to send messages about your account.</li>
<li>To find out which pages are helpful and which aren’t.</li>
<li>To show who changed or exported what, if your company or the law requires it.</li>
</ul>
<p>We don’t sell what we know about you, use it for advertising, or build a profile of you.</p>
<h2>Cookies</h2>
<p>We set cookies only if the portal doesn’t work without them or to remember your choices:</p>
<ul>
<li>one that recognizes your session, and a few short-lived ones while you log in;</li>
<li>cookies that remember your language, appearance and density for a year;</li>
<li>a random number that determines whether you see a new feature early, which is deleted when you log out;</li>
<li>a cookie that shows you passed the CAPTCHA, valid for 30 minutes.</li>
</ul>
<p>We don’t use third-party cookies. Form drafts stay in your browser until you send them or log out.</p>
<h2>Who sees it</h2>
<p>The administrators of your company, and of any company you act for, see your name, your email address, your access and your entries in the log. Our support and security staff see what they need for their work. Service providers who run servers or send email for us are bound by contract and don’t use your data for their own purposes. We give data to authorities only if the law requires it, and no more than it requires.</p>
<h2>How long we keep it</h2>
<ul>
<li>A session lasts 30 minutes without activity, and 12 hours at most.</li>
<li>Export files are deleted after a day, and page statistics after 90 days.</li>
<li>Your account lasts until an administrator deletes it. It’s then closed and hidden immediately; we keep only what the log needs to stay readable.</li>
<li>Activity log entries can’t be changed or removed, even by us.</li>
</ul>
<h2>How we protect it</h2>
<p>Connections are encrypted. Passwords are kept only as salted hashes. Repeated wrong passwords lock an account for a while, and a blocked account is logged out immediately. If data still reaches the wrong people, we notify everyone affected without delay, and the authorities if the law requires it.</p>`

const closing = `<h2>Changes and questions</h2>
<p>When this policy changes, the page shows the new version and the day it takes effect. Earlier versions are available on request. For anything else, email us or use the <a href="/contactUs">contact form</a>. A real person reads every message.</p>`

const policy = (rights: string): DocumentText => ({
  title: 'Privacy policy',
  html: `${opening}\n${rights}\n${closing}`,
})

export const PRIVACY_EN: PrivacyWords = {
  US: policy(`<h2>Your rights in the United States</h2>
<p>Several states give their residents rights over personal data. We give these rights to everyone who uses our portal in the United States, wherever they live:</p>
<ul>
<li>to know what data we have about you, and to get a copy;</li>
<li>to have mistakes corrected (you can correct many of them yourself in your profile);</li>
<li>to have data deleted that we don’t need to keep;</li>
<li>not to be treated differently because you asked;</li>
<li>to appeal if we say no.</li>
</ul>
<p>Email <a href="mailto:privacy@scintilla.example">privacy@scintilla.example</a>, or have someone email us for you with your signed consent. We verify your identity and answer within 45 days. If you’re not satisfied with the result of your appeal, you can contact your state’s attorney general.</p>`),
  CA: policy(`<h2>Your rights in Canada</h2>
<p>Federal law, and in Québec the provincial law on personal information in the private sector, give you rights. We give these rights to everyone who uses our portal in Canada:</p>
<ul>
<li>to know what data we have about you, and to get a copy, in a common format if you ask for one;</li>
<li>to have mistakes corrected (you can correct many of them yourself in your profile);</li>
<li>to withdraw your consent, as long as your account can exist without it;</li>
<li>to have data deleted that we don’t need to keep;</li>
<li>to know where data is stored if it’s outside your province, and how we made sure that it’s safe there.</li>
</ul>
<p>The person in charge of personal information reads <a href="mailto:privacy@scintilla.example">privacy@scintilla.example</a> and answers within 30 days. If you’re not satisfied with the answer, you can contact the Privacy Commissioner of Canada or, in Québec, the Commission d’accès à l’information.</p>`),
}
