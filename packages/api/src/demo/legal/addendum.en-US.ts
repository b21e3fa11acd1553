import type { AddendumWords } from './legal-texts.ts'

export const ADDENDUM_EN: AddendumWords = {
  standard: {
    title: 'Data sharing addendum',
    html: `<p><strong>Sample text.</strong> It shows how an addendum on data can read for a supplier with Scintilla Basic. It was written for a demonstration and binds nobody.</p>
<h2>What this addendum is for</h2>
<p>Your company and we exchange data through Scintilla. This addendum says which data, for what, and how both sides look after it. It completes the terms of use; where the two differ about data, the addendum counts.</p>
<p>An administrator accepts it once, for the whole company. The other users can read it here, and go on as soon as it has been accepted. A new version is put before your administrators again.</p>
<h2>What we share with your company</h2>
<ul>
<li>Sales and returns of your own items, by store and by day.</li>
<li>Stock on hand and on order, and the orders that we placed with you.</li>
<li>Reports that your users build from these, and the meaning of each field in the data dictionary.</li>
</ul>
<p>We do not share data about single shoppers, or figures that belong to another supplier.</p>
<h2>What your company shares with us</h2>
<ul>
<li>The names, work email addresses, phone numbers and job titles of your users.</li>
<li>The email domains that you authorize.</li>
<li>What your users write and attach when they ask support for help.</li>
</ul>
<p>Please attach nothing that support does not need, least of all lists of people or bank details.</p>
<h2>What each side may do</h2>
<p>Your company may use our data to serve our common business: to fill orders on time, to plan production, to see what sells and what stays. We may use your data to run the portal, to answer your questions and to keep accounts safe. Neither side sells the other’s data, publishes it, or mixes it into a product for others. Data stays the property of the side that gave it; what a report says about your items may be used by both.</p>
<h2>How data is protected</h2>
<ul>
<li>Connections are encrypted, passwords are kept only as salted hashes, and sessions end by themselves.</li>
<li>Users have just the products that an administrator gave them. The activity log records each change to that, and each export.</li>
<li>Your company protects exported files as it protects its own accounts: on locked devices, within reach of few people, and for no longer than they are used.</li>
</ul>
<h2>Reviewing your users</h2>
<p>People leave, and their access should leave with them. From time to time we open a review with a deadline. An administrator then looks at each user and decides: keep or remove. Beside each name the portal says what speaks against keeping it, for example that the person never logged in. If the review is still open when the deadline passes, all users of your company lose access until it is done. That is strict on purpose: a list that nobody checks protects nobody.</p>
<h2>If data is lost or seen by the wrong people</h2>
<p>Each side tells the other within 72 hours of learning of it: what happened, which data, whom it concerns and what has been done. Both help to limit the harm and to inform those whom the law says must be informed. You reach us through <a href="/support">support</a> at any hour; we write to your administrators.</p>
<h2>Others who help</h2>
<p>We use service providers, for example to send mail and to run servers. They are bound in writing to rules at least as strict as these, and we answer for them as for ourselves. If your company lets a service provider work with our data, the same is true of you. With Scintilla Basic your company does not add agencies itself; that belongs to the full plan.</p>
<h2>How it ends</h2>
<p>The addendum lasts for as long as your company has an account. Either side may end it with thirty days’ notice in writing; we may suspend it sooner where data is at risk, and say so. Access ends with it. Your company then deletes its copies within thirty days, except what the law obliges it to keep. We close your users’ accounts. Entries of the activity log remain, because a log from which lines can vanish is no log.</p>`,
  },
  '3p': {
    title: 'Data sharing addendum for agencies',
    html: `<p><strong>Sample text.</strong> It shows how an addendum on data can read for an agency that works for several suppliers. It was written for a demonstration and binds nobody.</p>
<h2>What this addendum is for</h2>
<p>Your agency sees data in Scintilla that belongs to us and to the suppliers it serves. This addendum says with whose permission you see it and how you treat it. It completes the terms of use; where the two differ about data, the addendum counts.</p>
<p>An administrator accepts it once, for the whole agency. The other users can read it here, and go on as soon as it has been accepted. It replaces neither your contract with a supplier nor the non-disclosure agreement that each of your people accepts.</p>
<h2>How access comes about</h2>
<p>A supplier’s administrator adds your agency as a partner by its partner code. In doing so, the supplier chooses</p>
<ul>
<li>the products in which your people may see its data, one to eight of them;</li>
<li>the access level: by interface in near real time, by interface in bulk, through the pages of the portal, or no direct access at all.</li>
</ul>
<p>You may do what the supplier could do there itself, and no more. You do not ask for a wider level than the task needs.</p>
<h2>Which of your people see what</h2>
<p>Your administrators decide who works for whom. A user with access to several suppliers can act for each one that lists your agency, so give that right to few people, and take it back when their task changes. Authorize only email domains that your agency itself controls.</p>
<h2>Keeping suppliers apart</h2>
<ul>
<li>Store each supplier’s data on its own, and mark files with the name of the supplier they came from.</li>
<li>Compare suppliers with each other only where all of them have agreed in writing.</li>
<li>Do not let one team advise two suppliers that compete for the same shelf, unless both know of it and consent.</li>
<li>Build no benchmark, model or database from several suppliers’ data, not even without their names.</li>
</ul>
<h2>What you may do</h2>
<p>You may read, export and work with the data in order to advise the supplier on its business with us. What you make of it belongs to the supplier as your contract says; the figures in it stay ours and the supplier’s. You do not sell data, publish it or show it as an example of your work. Nobody tries to find out who a shopper is.</p>
<h2>How data is protected</h2>
<ul>
<li>Connections are encrypted. You encrypt what you store, and the keys of interfaces are kept where only the program that uses them can read them.</li>
<li>The portal names in its activity log who on your staff acted for whom, and what was exported. You keep records of where the files went from there.</li>
<li>Once a year, and when we ask with good reason, you tell us in writing how you keep to this addendum.</li>
</ul>
<h2>If data is lost or seen by the wrong people</h2>
<p>Tell us and each supplier concerned within 72 hours of learning of it: what happened, which data, whom it concerns and what has been done. Use <a href="/support">support</a>, at any hour. We may close an access at once until the cause is known, and open it again as soon as it is fixed.</p>
<h2>Others who help</h2>
<p>You pass no access on. If you need a service provider or a freelancer, ask the supplier first; those people then get accounts of their own, accept the same agreements and are bound in writing to rules at least as strict as these. You answer for them as for your own staff.</p>
<h2>How it ends</h2>
<p>When a supplier removes your agency, your people lose its data at once. Within thirty days you return or delete what you hold of it, and confirm that in writing if the supplier asks. The addendum itself lasts for as long as your agency has an account; either side may end it with thirty days’ notice in writing. What is confidential stays so, and entries of the activity log remain.</p>`,
  },
}
