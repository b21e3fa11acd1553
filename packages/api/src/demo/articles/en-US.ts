import type { ArticleCatalogue } from './article-texts.ts'

export const ARTICLES_EN: ArticleCatalogue = {
  'reading-a-basket': {
    title: 'Reading a basket',
    summary: 'A fall in sales has three possible causes. How to tell them apart, and what to do about each.',
    html: `<p><strong>Sample text.</strong> The item, the stores and all figures in this article are made up.</p>
<p>On Monday morning a report says that your granola sold four percent less than a year ago. That is a fact, but not yet a finding. Nobody can act on “four percent less”. Before you change a price or book a promotion, ask the basket what happened.</p>
<h2>Three numbers behind one</h2>
<p>The units that an item sells are always the product of three things:</p>
<ul>
<li><strong>households:</strong> how many bought it at all;</li>
<li><strong>trips:</strong> how often each of them came back for it;</li>
<li><strong>units per trip:</strong> how many they took each time.</li>
</ul>
<p>Multiply by the average price, and you have sales. Each factor answers a different question, and each has a different cure. Shopper Behavior makes the split for any item and any two periods.</p>
<h2>An example</h2>
<p>Take the granola. Compared with last year, households are down by 1 percent, trips per household are down by 5, and units per trip are up by 2. Prices have not moved. Then 0.99 × 0.95 × 1.02 is 0.96: a fall of about four percent, just as the report said.</p>
<p>Now the number speaks. You have hardly lost anybody. The people who like your granola still like it, and even take a little more of it when they come. They come less often. A campaign to win new households would miss the point; so would a lower price, since those who come do not seem to mind it.</p>
<h2>What each cause asks for</h2>
<ol>
<li><strong>Fewer households.</strong> Look at where they went. If they moved to another brand, compare shelf, price and package. If they left the category, something larger is going on, and your buyer will want to know.</li>
<li><strong>Fewer trips.</strong> Ask whether the item was there. Gaps on the shelf, a small size that is missing or a move to another aisle break a habit quickly. So does a large size that lasts longer, which is no loss at all.</li>
<li><strong>Fewer units per trip.</strong> Look at promotions. A year ago there may have been an offer on several pieces in the same week. Then you are comparing a normal week with a loud one.</li>
</ol>
<h2>What lies beside it</h2>
<p>The rest of the basket tells you what your item was bought for. If granola mostly lies beside yogurt and fruit, it is breakfast, and it belongs near breakfast. If it lies beside juice boxes and small bags of nuts, it is a lunch to carry, and single packs may do better than the family size.</p>
<p>Beware of items that are in every basket. Milk lies beside everything. What matters is not how often two items meet, but how much more often than chance would have it. If 30 percent of all baskets hold milk, and 33 percent of those with granola do, the two have little to do with each other. If 6 percent of all baskets hold plain yogurt, and 24 percent of those with granola do, that is four times as many, and worth a shared display.</p>
<h2>Four traps</h2>
<ul>
<li><strong>The calendar.</strong> Easter, long weekends and the first day of school move. Compare like with like, or take eight weeks instead of one.</li>
<li><strong>New stores.</strong> A chain that grows sells more of everything. Compare only stores that were open in both periods.</li>
<li><strong>Small groups.</strong> Split by region, then by segment, then by week, and forty households remain. A change among forty is noise.</li>
<li><strong>Switching both ways.</strong> “They lost 900 households to us” is half a sentence. Always ask how many went the other way.</li>
</ul>
<h2>Monday, ten o’clock</h2>
<p>Here is a routine that fits into twenty minutes. Open the item over the last eight weeks, against the same weeks of last year. Note the three factors. Take the one that moved most, and look at it by region. If one region stands out, look at its stores; if none does, look at switching. Write down one sentence that begins with “Because”. If you cannot, you do not know yet, and the honest sentence for the meeting is: “We have seen it, and we are looking.”</p>
<p>A basket does not tell you what people think. It tells you what they did when nobody asked, and that is a good place to start.</p>`,
  },
  'on-shelf-availability': {
    title: 'In stock, yet not on the shelf',
    summary:
      'The system counts twelve pieces, the shopper sees none. How to find such gaps in figures that you already have.',
    html: `<p><strong>Sample text.</strong> The item, the stores and all figures in this article are made up.</p>
<p>A shopper stands before an empty place on the shelf. In the store’s system the item is in stock: twelve pieces. Both are right. The twelve pieces are in the back room, in the wrong aisle, or they have not existed since the last count. To the shopper it makes no difference, and none to you: what is not on the shelf is not sold.</p>
<h2>Two rates that sound alike</h2>
<ul>
<li><strong>The in-stock rate</strong> says in how many stores the system counts at least one piece.</li>
<li><strong>On-shelf availability</strong> says in how many stores a shopper could put one into the cart at this moment.</li>
</ul>
<p>The first comes from the books and is easy to get. The second is what you want to know, and nobody writes it down. But it leaves traces, above all in the hours in which nothing was sold.</p>
<h2>Listen to the silence</h2>
<p>An item that sells 12 pieces a day in a store that is open for 15 hours sells 0.8 an hour. One hour without a sale means nothing; it happens all the time. What about six hours? In six hours you would expect 4.8 sales. That by pure chance there are none happens in fewer than one of a hundred such stretches. If the system still counts stock, somebody should go and look.</p>
<p>For a slow item the same rule needs patience. If it sells one piece a day, you must wait five days before silence means as much. So treat items by their speed:</p>
<ol>
<li>Fast ones, with ten pieces a day or more: judge by the hour.</li>
<li>Medium ones, from two to ten: judge by the day.</li>
<li>Slow ones: judge by the week, and over groups of stores that are alike.</li>
</ol>
<h2>Why the books are wrong</h2>
<p>Four causes explain most of the gaps. They look different in the data:</p>
<ul>
<li><strong>Not filled.</strong> Sales stop and start again the next morning, and the count was right all along. The store has the goods but not the hands, often on Saturdays.</li>
<li><strong>Phantom stock.</strong> Sales stop and stay away, the count never moves, and no order goes out, because the system believes that there is enough. Only a recount helps.</li>
<li><strong>No place.</strong> The item sells in a few stores and never in others. It was listed, but the shelf there was never changed.</li>
<li><strong>Late or short delivery.</strong> The count falls to zero and stays there. This one is in the books; look at the orders.</li>
</ul>
<p>Phantom stock is the most expensive, because it heals itself least. Sort by days since the last sale, keep what has stock, and begin at the top.</p>
<h2>What a gap costs</h2>
<p>Not every missed sale is a lost one. Say that a gap cost ten sales. Four shoppers took another size of yours, three took another brand, two left with nothing, and one came back the next day. You lost five of ten, the store lost two. Shopper Behavior shows what people take when they do not find what they usually buy. It also shows whether they return to it, and that is the question that counts: a household that has twice found the place empty begins a new habit.</p>
<p>A rough figure will do. Sales expected in the silent hours, times the share that your brand does not win back, times the margin. Give a range, and say how you got it.</p>
<h2>A report for every Tuesday</h2>
<p>In Report Builder, set up one list and have it sent each week. It needs five columns: store, item, pieces in stock, days since the last sale, sales that would have been usual in that time. Keep the rows where the last one is above five. Where your market has Channel Insights, its in-stock rate by hour sharpens the picture.</p>
<p>Send no store more than ten rows. A list of three hundred is read by nobody; ten are walked through in half an hour. Ask for one word back on each: filled, recounted, no place, or fine. After a month these words are worth more than any model. They tell you which causes are yours, which are the store’s, and which you can only fix together.</p>`,
  },
}
