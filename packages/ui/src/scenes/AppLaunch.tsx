import { useState } from 'react'
import { Frame } from './Frame.tsx'
import type { LaunchWords } from './launch-words.ts'
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

const customer = (words: LaunchWords): ProductTileProps[] => [
  { title: 'Shopper Behavior', description: words.shopper, mosaic: '.33. 3223 3s23 .33.', state: 'launch', ...away },
  { title: 'Customer Perception', description: words.perception, mosaic: '.22. 2332 23s2 .22.', state: 'learn-more' },
  {
    title: 'Insights Activation',
    description: words.activation,
    mosaic: '...s ..33 .322 3211',
    state: 'launch',
    launchStage: 'beta',
    ...away,
  },
  { title: 'Digital Landscapes', description: words.digital, mosaic: '3.2. .3.2 2.s. .2.3', state: 'learn-more' },
  {
    title: 'Customer Pulse',
    description: words.pulse,
    mosaic: '..3. .32. 32s3 3...',
    state: 'learn-more',
    launchStage: 'alpha',
  },
]

const channel = (words: LaunchWords): ProductTileProps[] => [
  {
    title: 'Channel Insights',
    description: words.insights,
    mosaic: '3..2 3.2s 3322 3331',
    state: 'launch',
    href: '/insights',
  },
  { title: 'Report Builder', description: words.report, mosaic: '3333 2... 33s. 21..', state: 'pending' },
  { title: 'Modular Intelligence', description: words.modular, mosaic: '33.2 33.2 ..s. 22.3', state: 'coming-soon' },
]

const nothing = () => undefined

/** The launch page as the portal composes it. */
export function AppLaunch({ words, locale }: { words: LaunchWords; locale: string }) {
  const [showsNews, setShowsNews] = useState(true)
  const news = showsNews && (
    <BannerStack>
      <Banner
        tone="spark"
        title={words.bannerTitle}
        onDismiss={() => setShowsNews(false)}
        actions={
          <Link variant="standalone" href="/releases">
            {words.bannerAction}
          </Link>
        }
      >
        {words.bannerText}
      </Banner>
    </BannerStack>
  )
  return (
    <Frame locale={locale} area="apps" banner={news}>
      <Page title={words.title} description={words.greeting}>
        <Stack gap={10}>
          <Tiles title={words.customer} tiles={customer(words)} />
          <Tiles title={words.channel} tiles={channel(words)} />
        </Stack>
      </Page>
    </Frame>
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
