import type { DocumentText } from './legal-texts.ts'

export const NDA_EN: DocumentText = {
  title: 'Non-disclosure agreement',
  html: `<p><strong>Sample text.</strong> This is an example of a confidentiality agreement for a portal like this one. It was written for a demonstration and isn’t legally binding.</p>
<h2>Why we ask you to accept this</h2>
<p>You do not work for the suppliers whose data you will see here. You work for a company they trust, usually an agency, and they’ve given it access to part of their business. This agreement is your personal promise to handle that information with care. It applies in addition to the terms of use and anything your agency has signed, and it doesn’t replace them.</p>
<p>You accept each version once. If the text changes, we show you the new version before you continue.</p>
<h2>What is confidential</h2>
<p>Everything you learn through Scintilla that isn’t public, in any form: on a page, in a file, through an API, or from someone who saw it there. In particular:</p>
<ul>
<li>sales, stock, orders, forecasts and service levels;</li>
<li>prices, costs, promotions and items that aren’t in stores yet;</li>
<li>what shoppers buy, say in surveys or search for, even if it’s only shown for groups;</li>
<li>who uses the portal, and which companies work with which partners;</li>
<li>how the portal and its APIs work internally.</li>
</ul>
<h2>What isn’t confidential</h2>
<p>Information isn’t confidential, or is no longer confidential, if you can show that:</p>
<ul>
<li>it was public before you saw it, or became public through no fault of yours;</li>
<li>you already knew it, and were free to talk about it;</li>
<li>someone who was free to share it told you, without any duty of confidentiality;</li>
<li>you worked it out yourself, without using anything you saw here.</li>
</ul>
<h2>What you promise</h2>
<ul>
<li>You use confidential information only for the supplier you’re acting for, and only for the task you were given.</li>
<li>You share it only with people at that supplier or your agency who need it for the same task and have made the same promise.</li>
<li>You keep files where others can’t get to them: not in a personal mailbox, not in a public folder, and not on an unlocked device.</li>
<li>You don’t put any of it into an outside service that stores or learns from its input, unless the supplier has agreed in writing.</li>
<li>You don’t try to identify individual shoppers.</li>
</ul>
<h2>Keeping suppliers apart</h2>
<p>If you act for several suppliers, keep each one’s data apart: separate folders, separate files, separate conversations. Don’t let what you know about one supplier influence the advice you give another, even if you don’t mention any figures. The header of each page shows which company you’re acting for. The portal logs each change of company and each export under your name.</p>
<h2>When the law requires disclosure</h2>
<p>If a court or an authority orders you to disclose something, tell us first, unless you aren’t allowed to. Disclose no more than the order requires, and say that it’s confidential. You may always report a crime, or a danger to people, to the authorities responsible for investigating it. Nothing in this agreement prevents or penalizes that.</p>
<h2>How long it lasts</h2>
<p>Your promise begins when you accept. It lasts for as long as you have access and for three years after. For shoppers’ data and trade secrets, it lasts for as long as they remain protected.</p>
<h2>When your work ends</h2>
<p>When a task ends, or a supplier removes your agency, your access to its data ends at once. You delete your copies within thirty days, and copies in backups when those backups are next replaced. If the law may require you to keep something, ask us or the supplier what to keep and for how long.</p>
<h2>If something goes wrong</h2>
<p>Tell us as soon as you notice: a file sent to the wrong address, a lost computer, a password that someone may have seen. Contact <a href="/support">support</a>, and don’t wait until you know more. Reporting a problem early and in good faith helps everyone, and we’ll take it into account. Anyone who breaks this agreement may lose access immediately and may have to pay for the damage.</p>
<h2>Accepting or declining</h2>
<p>If you select “I accept”, you agree and continue to the page you wanted to open. If you select “Decline”, you’re logged out. Nothing else happens; you can log in again, reread this agreement and change your mind. You can’t use the portal until you accept.</p>`,
}
