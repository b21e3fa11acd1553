import type { ArticleCatalog } from './article-texts.ts'

export const ARTICLES_EN: ArticleCatalog = {
  'reading-a-basket': {
    title: 'Reading a basket',
    summary: 'A drop in sales has three possible causes. Learn how to tell them apart and what to do about each.',
    html: `<p><strong>Sample text.</strong> The item, the stores and all figures in this article are made up.</p>
<p>On Monday morning a report says that your granola sold four percent less than a year ago. That’s a fact, but not yet an insight. No one can act on “four percent less”. Before you change a price or schedule a promotion, look at the basket to see what happened.</p>
<h2>Three numbers behind one</h2>
<p>An item’s unit sales are always three numbers multiplied together:</p>
<ul>
<li><strong>households:</strong> how many bought it at all;</li>
<li><strong>trips:</strong> how often each of them came back for it;</li>
<li><strong>units per trip:</strong> how many they bought each time.</li>
</ul>
<p>Multiply by the average price, and you have sales. Each factor answers a different question, and each needs a different fix. Shopper Behavior shows the three factors for any item and any two periods.</p>
<h2>An example</h2>
<p>Take the granola. Compared with last year, households are down by 1 percent, trips per household are down by 5, and units per trip are up by 2. Prices haven’t changed. Then 0.99 × 0.95 × 1.02 is 0.96: a drop of about four percent, just as the report said.</p>
<p>Now the number means something. You’ve hardly lost any households. The people who like your granola still like it, and even buy a little more of it on each trip. They just buy it less often. A campaign to win new households would miss the point. So would a lower price, because the people who still buy it don’t seem to mind the price.</p>
<h2>What to do about each cause</h2>
<ol>
<li><strong>Fewer households.</strong> Look at where they went. If they switched to another brand, compare shelf, price and package. If they left the category, something bigger is going on, and your buyer will want to know.</li>
<li><strong>Fewer trips.</strong> Check whether the item was available. Gaps on the shelf, a missing small size or a move to another aisle can quickly break a habit. A large size that lasts longer also reduces trips, but that isn’t a loss.</li>
<li><strong>Fewer units per trip.</strong> Look at promotions. A year ago there may have been a multi-unit discount in the same week. Then you’re comparing a normal week with a promotion week.</li>
</ol>
<h2>What else is in the basket</h2>
<p>The rest of the basket tells you why shoppers bought your item. If they mostly buy granola with yogurt and fruit, it’s for breakfast, and it belongs near breakfast foods. If they buy it with juice boxes and small bags of nuts, it’s for packed lunches, and single packs may do better than the family size.</p>
<p>Watch out for items that are in every basket. Shoppers buy milk with everything. What matters isn’t how often two items are bought together, but how much more often than you’d expect by chance. If 30 percent of all baskets contain milk, and 33 percent of baskets with granola do, the two have little to do with each other. If 6 percent of all baskets contain plain yogurt, and 24 percent of baskets with granola do, that’s four times as many, and worth a shared display.</p>
<h2>Four traps</h2>
<ul>
<li><strong>The calendar.</strong> Easter, long weekends and the first day of school fall on different dates each year. Compare like with like, or take eight weeks instead of one.</li>
<li><strong>New stores.</strong> A chain that grows sells more of everything. Compare only stores that were open in both periods.</li>
<li><strong>Small groups.</strong> If you split by region, then by segment, then by week, you may end up with forty households. A change among forty households is noise.</li>
<li><strong>Switching both ways.</strong> “They lost 900 households to us” is only half the story. Always ask how many went the other way.</li>
</ul>
<h2>Monday, ten o’clock</h2>
<p>Here’s a routine that takes twenty minutes. Open the item for the last eight weeks and compare them with the same weeks last year. Note the three factors. Take the one that changed most, and look at it by region. If one region stands out, look at its stores; if none does, look at switching. Write down one sentence that begins with “Because”. If you can’t, you don’t know yet, and the honest answer for the meeting is: “We’ve seen it, and we’re looking into it.”</p>
<p>A basket doesn’t tell you what people think. It tells you what they actually did, and that’s a good place to start.</p>`,
  },
  'on-shelf-availability': {
    title: 'In stock, yet not on the shelf',
    summary: 'The system shows twelve units, but the shopper sees none. Find these gaps with data you already have.',
    html: `<p><strong>Sample text.</strong> The item, the stores and all figures in this article are made up.</p>
<p>A shopper is looking at an empty spot on the shelf. The store’s system says the item is in stock: twelve units. Both are right. The twelve units are in the back room, in the wrong aisle, or haven’t existed since the last count. It makes no difference to the shopper, or to you: if it isn’t on the shelf, it doesn’t sell.</p>
<h2>Two rates that sound alike</h2>
<ul>
<li><strong>The in-stock rate</strong> is the share of stores where the system shows at least one unit.</li>
<li><strong>On-shelf availability</strong> is the share of stores where a shopper could put one in the cart right now.</li>
</ul>
<p>The first comes from inventory records and is easy to get. The second is what you want to know, but no one records it. It does leave clues, especially in the hours when nothing was sold.</p>
<h2>Look for hours without sales</h2>
<p>An item that sells 12 units a day in a store that’s open for 15 hours sells 0.8 an hour. One hour without a sale means nothing; it happens all the time. What about six hours? In six hours you’d expect 4.8 sales. The odds of having none by pure chance are less than one in a hundred. If the system still shows stock, someone should go and look.</p>
<p>For a slow item, the same rule takes more time. If it sells one unit a day, you have to wait five days before a lack of sales means as much. So treat items according to how fast they sell:</p>
<ol>
<li>Fast items, with ten or more units a day: check by the hour.</li>
<li>Medium items, from two to ten units: check by the day.</li>
<li>Slow items: check by the week, and across groups of similar stores.</li>
</ol>
<h2>Why the records are wrong</h2>
<p>Four causes explain most of the gaps. They look different in the data:</p>
<ul>
<li><strong>Not restocked.</strong> Sales stop and start again the next morning, and the count was right all along. The store has the stock but not enough staff, often on Saturdays.</li>
<li><strong>Phantom stock.</strong> Sales stop and don’t recover, the count never changes, and no order goes out, because the system thinks there’s enough. Only a recount helps.</li>
<li><strong>No shelf space.</strong> The item sells in a few stores and never in others. It was added to the assortment, but the shelf there was never changed.</li>
<li><strong>Late or short delivery.</strong> The count falls to zero and stays there. This one does show up in the records; look at the orders.</li>
</ul>
<p>Phantom stock is the most expensive, because it rarely fixes itself. Sort by days since the last sale, keep only items with stock, and start at the top.</p>
<h2>What a gap costs</h2>
<p>Not every missed sale is a lost sale. Say a gap affected ten sales. Four shoppers bought another size of your item, three bought another brand, two left with nothing, and one came back the next day. You lost five of the ten sales; the store lost two. Shopper Behavior shows what people buy when they can’t find their usual item. It also shows whether they come back to it, and that’s the question that matters: a household that finds the shelf empty twice starts a new habit.</p>
<p>A rough figure is enough. Multiply the expected sales in the hours without sales by the share that your brand doesn’t win back, and then by the margin. Give a range, and say how you got it.</p>
<h2>A report for every Tuesday</h2>
<p>In Report Builder, set up one list and schedule it weekly. It needs five columns: store, item, units in stock, days since the last sale, and the usual sales for that time. Keep the rows where the last column is above five. If your market has Channel Insights, its hourly in-stock rate gives you more detail.</p>
<p>Don’t send any store more than ten rows. No one reads a list of three hundred; a store can check ten in half an hour. Ask for a short answer on each: restocked, recounted, no space, or fine. After a month, these answers are worth more than any model. They tell you which causes are yours, which are the store’s, and which you can only fix together.</p>`,
  },
}
