import { useState } from 'react'
import { translated } from '../story-texts/translated.ts'
import { Frame } from './Frame.tsx'
import {
  Banner,
  BannerStack,
  Grid,
  Link,
  Page,
  ProductTile,
  type ProductTileProps,
  Section,
  Stack,
} from '../entries/index.ts'

const away = { href: 'https://apps.scintilla.example/', opensInNewTab: true }

const customer: ProductTileProps[] = [
  {
    title: 'Shopper Behavior',
    description: 'See how baskets, trips and switching change, week by week, down to the item.',
    mosaic: '.33. 3223 3s23 .33.',
    state: 'launch',
    ...away,
  },
  {
    title: 'Customer Perception',
    description: 'Ask shoppers what they think, and compare their answers with what they bought.',
    mosaic: '2222 23s2 2222 .2..',
    state: 'learn-more',
  },
  {
    title: 'Insights Activation',
    description: 'Turn a segment into an audience and track what it does next.',
    mosaic: '...s ..33 .322 3211',
    state: 'launch',
    launchStage: 'beta',
    ...away,
  },
  {
    title: 'Digital Landscapes',
    description: 'Search, clicks and conversion for every aisle of the online store.',
    mosaic: '3.2. .3.2 2.s. .2.3',
    state: 'learn-more',
  },
  {
    title: 'Customer Pulse',
    description: 'A daily signal of what customers say about your brands.',
    mosaic: '..3. .32. 32s3 3...',
    state: 'learn-more',
    launchStage: 'alpha',
  },
]

const channel: ProductTileProps[] = [
  {
    title: 'Channel Insights',
    description: 'Sales, stock and forecast in one place, by store and by day.',
    mosaic: '3..2 3.2s 3322 3331',
    state: 'launch',
    href: '/insights',
  },
  {
    title: 'Report Builder',
    description: 'Build a report once, schedule it, and share it with your team.',
    mosaic: '3333 2... 33s. 21..',
    state: 'pending',
  },
  {
    title: 'Modular Intelligence',
    description: 'See how your items look on the shelf, store by store.',
    mosaic: '33.2 33.2 ..s. 22.3',
    state: 'coming-soon',
  },
]

const nothing = () => undefined

/** The launch page as in the portal. */
export function AppLaunch() {
  const [showsNews, setShowsNews] = useState(true)
  const news = showsNews && (
    <BannerStack>
      <Banner
        tone="spark"
        isSlim
        title="Customer Pulse opens to everyone on March 3."
        onDismiss={() => setShowsNews(false)}
        actions={
          <Link variant="standalone" href="/releases">
            Read release notes
          </Link>
        }
      >
        See what’s new in the release notes.
      </Banner>
    </BannerStack>
  )
  return translated(
    <Frame area="apps" banner={news}>
      <Page title="Get started" description="Good morning, Dana. Three products are ready for Bright Foods.">
        <Stack gap={10}>
          <Tiles title="Know your customer" tiles={customer} />
          <Tiles title="Channel performance" tiles={channel} />
        </Stack>
      </Page>
    </Frame>,
  )
}

function Tiles({ title, tiles }: { title: string; tiles: ProductTileProps[] }) {
  return (
    <Section title={title}>
      <Grid as="ul" columns={{ base: 1, medium: 2, large: 3 }} gap={4}>
        {tiles.map((tile) => (
          <ProductTile key={tile.title} {...tile} onAction={nothing} />
        ))}
      </Grid>
    </Section>
  )
}
