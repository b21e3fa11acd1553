import type { DocumentText } from './legal-texts.ts'

export const NDA_EN: DocumentText = {
  title: 'Non-disclosure agreement',
  html: `<p><strong>Sample text.</strong> It shows how an agreement on confidentiality for such a portal can read. It was written for a demonstration and binds nobody.</p>
<h2>Why you are asked</h2>
<p>You do not work for the suppliers whose data you will see here. You work for somebody whom they trust, mostly an agency, and they have opened a part of their business to it. This agreement is your own promise to handle that part with care. It stands beside the terms of use and beside whatever your agency has signed; it replaces neither.</p>
<p>You accept it once for each version. If the text changes, we show you the new one before you go on.</p>
<h2>What is confidential</h2>
<p>Everything you learn through Scintilla that is not known outside, in whatever form: on a page, in a file, in a message from an interface, or told to you by somebody who read it there. Above all:</p>
<ul>
<li>sales, stock, orders, forecasts and service levels;</li>
<li>prices, costs, promotions and items that are not yet on the shelf;</li>
<li>what shoppers buy, answer or look for, even where it is shown in groups;</li>
<li>who uses the portal, and which companies work with which partners;</li>
<li>how the portal and its interfaces work inside.</li>
</ul>
<h2>What is not</h2>
<p>A thing is not confidential, or no longer so, if you can show that</p>
<ul>
<li>it was public before you saw it, or became public through no fault of yours;</li>
<li>you knew it already, and were free to talk about it;</li>
<li>somebody who was free to tell you did so, without any such promise;</li>
<li>you worked it out yourself, without the help of anything you saw here.</li>
</ul>
<h2>What you promise</h2>
<ul>
<li>You use confidential information only for the supplier for whom you are acting, and only for the task you were given.</li>
<li>You share it only with people of that supplier or of your agency who need it for the same task and have made the same promise.</li>
<li>You keep files where others cannot reach them: not in a private mailbox, not in a public folder, not on a device without a lock.</li>
<li>You put nothing into an outside service that keeps or learns from what it is given, unless the supplier has agreed in writing.</li>
<li>You do not try to find out who a shopper is.</li>
</ul>
<h2>One supplier is not another</h2>
<p>If you act for several suppliers, keep each one’s data apart: separate folders, separate files, separate talks. Do not let what you know of one steer the advice that you give another, even if you name no figure. The head of each page says for whom you are acting. The portal logs each change of company and each export under your name.</p>
<h2>When the law asks</h2>
<p>If a court or an authority orders you to hand something over, tell us first, unless you are forbidden to. Hand over no more than the order demands, and say that it is confidential. You may always report a crime, or a danger to people, to those whose duty it is to look into it. Nothing here stops you or punishes you for that.</p>
<h2>How long it lasts</h2>
<p>Your promise begins when you accept. It lasts for as long as you have access and for three years after. For shoppers’ data, and for trade secrets, it lasts for as long as they are what they are.</p>
<h2>When your work ends</h2>
<p>When a task ends, or a supplier removes your agency, your access to its data ends at once. Within thirty days you delete the copies that you hold, those in backups as soon as these turn over. Ask us or the supplier if you must keep something by law, and for how long.</p>
<h2>If something goes wrong</h2>
<p>Tell us as soon as you notice: a file sent to the wrong address, a lost computer, a password that somebody may have seen. Use <a href="/support">support</a>, and do not wait until you know more. Anyone who reports a mishap early and in good faith helps everyone, and we will remember it. Anyone who breaks this agreement may lose access at once and may have to make good the harm.</p>
<h2>Accepting or declining</h2>
<p>With “I accept” you agree, and go on to where you were heading. With “Decline” you are logged out. Nothing else happens then; you may log in again, read this once more and decide anew. Without acceptance, though, there is no access.</p>`,
}
