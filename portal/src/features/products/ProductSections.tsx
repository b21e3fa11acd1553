import type { ProductTile as Product, TileState } from '@tessera/contract'
import { LEARN_PRODUCTS, pathTo, safeLink } from '@tessera/contract'
import { Grid, ProductTile, Section, Skeleton, Stack } from '@tessera/ui'
import type { ReactNode } from 'react'
import { lazy, Suspense, useState } from 'react'
import { useIntl } from '../../messages/intl.tsx'
import { useAnalytics } from '../../platform/analytics/analytics.ts'
import { useConfig } from '../../platform/config/config.tsx'
import { loadPart, withMessages } from '../../platform/routing/lazy-page.ts'
import { useSession } from '../../platform/session/session.tsx'
import { MARKS } from './marks.ts'
import type { sectionsOf, Tile } from './sections.ts'
import { expectedSections } from './sections.ts'

const COLUMNS = { base: 1, medium: 2, large: 3 } as const
const PendingDialog = lazy(() => loadPart(() => withMessages(() => import('./PendingDialog.tsx'), 'myAccess')))
const OtherProductDialog = lazy(() =>
  loadPart(() => withMessages(() => import('./OtherProductDialog.tsx'), 'myAccess')),
)

/** Placeholders for the sections while their tiles load. */
export function LoadingSections(): ReactNode {
  const { t } = useIntl()
  return (
    <Stack gap={10}>
      {expectedSections(useConfig()).map(({ id, heading, tiles }) => (
        <Section key={id} id={id} title={t(heading)}>
          <Grid columns={COLUMNS} gap={4}>
            {tiles.map((code) => (
              <Skeleton key={code} variant="tile" />
            ))}
          </Grid>
        </Section>
      ))}
    </Stack>
  )
}

/** Products by section; a press launches, describes, or shows how long access takes. */
export function ProductSections({ sections }: { sections: ReturnType<typeof sectionsOf> }): ReactNode {
  const { t } = useIntl()
  const [opened, setOpened] = useState<Tile | null>(null)
  const close = (): void => setOpened(null)
  return (
    <>
      <Stack gap={10}>
        {sections.map(({ id, heading, tiles }) => (
          <Section key={id} id={id} title={t(heading)}>
            <Grid as="ul" columns={COLUMNS} gap={4}>
              {tiles.map((tile) => (
                <LaunchTile key={tile.product.code} tile={tile} onOpen={setOpened} />
              ))}
            </Grid>
          </Section>
        ))}
      </Stack>
      <Suspense fallback={null}>
        {opened?.state === 'pending' && <PendingDialog product={opened.product} onClose={close} />}
        {opened && opened.state !== 'pending' && <OtherProductDialog product={opened.product} onClose={close} />}
      </Suspense>
    </>
  )
}

function hrefOf({ code, redirectUrl }: Product, state: TileState, hasLearnPage: boolean): string | undefined {
  if (state === 'launch') return (redirectUrl && safeLink(redirectUrl)) || undefined
  return state === 'learn-more' && hasLearnPage && LEARN_PRODUCTS.includes(code)
    ? pathTo('/learn', { product: code })
    : undefined
}

function LaunchTile({ tile, onOpen }: { tile: Tile; onOpen: (tile: Tile) => void }): ReactNode {
  const { product, state } = tile
  const analytics = useAnalytics()
  const { visitor } = useSession()
  const href = hrefOf(product, state, visitor?.category !== 'basic')
  return (
    <ProductTile
      title={product.title}
      description={product.description}
      footer={product.footer}
      mosaic={MARKS[product.code]}
      launchStage={product.restricted_launch_flag ?? undefined}
      state={state}
      href={href}
      opensInNewTab={state === 'launch' && product.isNewTab}
      headingLevel={3}
      onAction={() => {
        analytics.track('product_tile_click', { code: product.code, state })
        if (!href && state !== 'launch') onOpen(tile)
      }}
    />
  )
}
