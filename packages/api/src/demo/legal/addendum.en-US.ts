import type { AddendumWords } from './legal-texts.ts'

export const ADDENDUM_EN: AddendumWords = {
  standard: {
    title: 'Data sharing addendum',
    html: `<p><strong>Sample text.</strong> This is an example of a data addendum for a supplier with Scintilla Basic. It was written for a demonstration and isn’t legally binding.</p>
<h2>What this addendum is for</h2>
<p>Your company and we exchange data through Scintilla. This addendum explains which data we exchange, what it’s used for, and how both sides protect it. It supplements the terms of use. If the two differ about data, the addendum applies.</p>
<p>An administrator accepts it once, for the whole company. Other users can read it here, and can continue as soon as it has been accepted. If there’s a new version, your administrators are asked to accept it again.</p>
<h2>What we share with your company</h2>
<ul>
<li>Sales and returns of your own items, by store and by day.</li>
<li>Stock on hand and on order, and the orders we placed with you.</li>
<li>Reports that your users build from this data, and the definition of each field in the data dictionary.</li>
</ul>
<p>We do not share data about individual shoppers, or figures that belong to another supplier.</p>
<h2>What your company shares with us</h2>
<ul>
<li>The names, work email addresses, phone numbers and job titles of your users.</li>
<li>The email domains that you authorize.</li>
<li>What your users write and attach when they ask support for help.</li>
</ul>
<p>Please don’t attach anything that support doesn’t need, especially lists of people or bank details.</p>
<h2>What each side may do with the data</h2>
<p>Your company may use our data for our shared business: to fill orders on time, to plan production, and to see what sells and what doesn’t. We may use your data to run the portal, to answer your questions and to keep accounts safe. Neither side sells the other’s data, publishes it, or mixes it into a product for others. Data remains the property of the side that provided it. Both sides may use what a report says about your items.</p>
<h2>How data is protected</h2>
<ul>
<li>Connections are encrypted, passwords are kept only as salted hashes, and sessions end automatically.</li>
<li>Users have only the products that an administrator gave them. The activity log records each change to their products and each export.</li>
<li>Your company protects exported files as carefully as its own accounting records: it keeps them on locked devices, limits who can open them, and deletes them when they’re no longer needed.</li>
</ul>
<h2>Reviewing your users</h2>
<p>When people leave your company, their access should end. From time to time we open a review with a deadline. An administrator then looks at each user and decides whether to keep or remove them. Next to each name the portal shows reasons to remove the user, for example that they’ve never logged in. If the review is still open when the deadline passes, all users of your company lose access until it’s complete. This is strict on purpose: a user list only protects your data if someone checks it.</p>
<h2>If data is lost or seen by the wrong people</h2>
<p>Each side notifies the other within 72 hours of learning about it: what happened, which data is affected, who is affected and what has been done. Both sides help limit the harm and notify everyone the law requires them to notify. You can reach us through <a href="/support">support</a> at any time; we contact your administrators.</p>
<h2>Service providers</h2>
<p>We use service providers, for example to send email and to run servers. They are bound in writing to rules at least as strict as these, and we’re responsible for what they do. If your company lets a service provider work with our data, the same applies to you. With Scintilla Basic, your company can’t add agencies itself; that’s part of the full plan.</p>
<h2>How it ends</h2>
<p>The addendum lasts for as long as your company has an account. Either side may end it with thirty days’ written notice. We may suspend it sooner if data is at risk, and we’ll tell you if we do. When the addendum ends, so does access. Your company then deletes its copies within thirty days, except what the law requires it to keep. We close your users’ accounts. Activity log entries remain, because a log is only reliable if nothing can be removed from it.</p>`,
  },
  '3p': {
    title: 'Data sharing addendum for agencies',
    html: `<p><strong>Sample text.</strong> This is an example of a data addendum for an agency that works for several suppliers. It was written for a demonstration and isn’t legally binding.</p>
<h2>What this addendum is for</h2>
<p>Your agency sees data in Scintilla that belongs to us and to the suppliers it serves. This addendum explains who gives you permission to see it and how you must handle it. It supplements the terms of use. If the two differ about data, the addendum applies.</p>
<p>An administrator accepts it once, for the whole agency. Other users can read it here, and can continue as soon as it has been accepted. It doesn’t replace your contract with a supplier or the non-disclosure agreement that each of your users accepts.</p>
<h2>How you get access</h2>
<p>A supplier’s administrator adds your agency as a partner with its partner code. The supplier then chooses:</p>
<ul>
<li>the products where your users may see its data (one to eight products);</li>
<li>the access level: near real-time API, bulk API, the portal’s pages, or no direct access at all.</li>
</ul>
<p>You may do only what the supplier itself could do there. Don’t ask for more access than the task needs.</p>
<h2>What each of your users can see</h2>
<p>Your administrators decide which users work for which suppliers. A user with access to several suppliers can act for each one that lists your agency, so give that access to only a few people, and remove it when their work changes. Authorize only email domains that your agency itself controls.</p>
<h2>Keeping suppliers apart</h2>
<ul>
<li>Store each supplier’s data separately, and label files with the name of the supplier they came from.</li>
<li>Compare suppliers with each other only where all of them have agreed in writing.</li>
<li>Do not let one team advise two suppliers that compete for the same shelf space, unless both know about it and consent.</li>
<li>Do not build a benchmark, model or database from several suppliers’ data, even without their names.</li>
</ul>
<h2>What you may do with the data</h2>
<p>You may read, export and work with the data in order to advise the supplier on its business with us. Your contract determines what part of your work belongs to the supplier; the figures in it remain ours and the supplier’s. Do not sell data, publish it or show it as an example of your work. Do not try to identify individual shoppers.</p>
<h2>How data is protected</h2>
<ul>
<li>Connections are encrypted. You encrypt what you store, and you keep API keys where only the program that uses them can read them.</li>
<li>The portal’s activity log shows which of your users acted for which supplier, and what they exported. You keep records of where those files went afterward.</li>
<li>Once a year, and when we have good reason to ask, you tell us in writing how you comply with this addendum.</li>
</ul>
<h2>If data is lost or seen by the wrong people</h2>
<p>Notify us and each affected supplier within 72 hours of learning about it: what happened, which data is affected, who is affected and what has been done. You can contact <a href="/support">support</a> at any time. We may suspend access immediately until the cause is known, and restore it as soon as the problem is fixed.</p>
<h2>Service providers</h2>
<p>Do not share your access. If you need a service provider or a freelancer, ask the supplier first; those people then get accounts of their own, accept the same agreements and are bound in writing to rules at least as strict as these. You’re responsible for them as you are for your own staff.</p>
<h2>How it ends</h2>
<p>When a supplier removes your agency, your users immediately lose access to its data. Within thirty days you return or delete any of its data you still have, and confirm that in writing if the supplier asks. The addendum itself lasts for as long as your agency has an account; either side may end it with thirty days’ written notice. Confidential information remains confidential, and activity log entries are kept.</p>`,
  },
}
