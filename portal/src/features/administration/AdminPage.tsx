import { companyTypeOf, CURRENT_REVIEW, hasPermission, isBasicTier, pathTo, PERMISSIONS } from '@tessera/contract'
import { ButtonLink, EmptyState, Grid, LinkTile, Page } from '@tessera/ui'
import type { ReactNode } from 'react'
import type { MessageId } from '../../messages/intl.tsx'
import { useIntl } from '../../messages/intl.tsx'
import { MyAccessLink } from '../../platform/access/MyAccessLink.tsx'
import { useUser } from '../../platform/session/session.tsx'

interface Tile {
  href: string
  needs: (typeof PERMISSIONS)[keyof typeof PERMISSIONS]
  title: MessageId
  text: MessageId
  mosaic: string
  /** Whether only basic-tier companies have it. */
  isBasic?: true
}

const TILES: readonly Tile[] = [
  {
    href: pathTo('/admin/userList'),
    needs: PERMISSIONS.listUser,
    title: 'admin.users',
    text: 'admin.usersText',
    mosaic: '.22. .22. 3333 3ss3',
  },
  {
    href: pathTo('/admin/domainsList'),
    needs: PERMISSIONS.listDomain,
    title: 'admin.domains',
    text: 'admin.domainsText',
    mosaic: '3333 3.s3 3.23 3333',
  },
  {
    href: pathTo('/admin/thirdParty'),
    needs: PERMISSIONS.listPartner,
    title: 'menu.partners',
    text: 'admin.partnersText',
    mosaic: '33.. 33s. .s33 ..33',
  },
  {
    href: pathTo('/admin/activityLog'),
    needs: PERMISSIONS.listActivity,
    title: 'menu.activityLog',
    text: 'admin.activityText',
    mosaic: '3333 s... 333. 33..',
  },
  {
    href: pathTo('/admin/userList', { review: CURRENT_REVIEW }),
    needs: PERMISSIONS.listUser,
    title: 'admin.review',
    text: 'admin.reviewText',
    mosaic: '.33. 3ss3 3223 .33.',
    isBasic: true,
  },
]

/** The start page of administrators, with a tile for each area that they can manage. */
export default function AdminPage(): ReactNode {
  const { t } = useIntl()
  const { authz, tenant } = useUser()
  const isReviewed = isBasicTier({ companyType: companyTypeOf(tenant.type), accountType: tenant.account_type })
  const tiles = TILES.filter(
    ({ needs, isBasic }) => hasPermission(authz.permissions, needs) && (!isBasic || isReviewed),
  )
  return (
    <Page width="wide" title={t('admin.title')}>
      {tiles.length === 0 && (
        <EmptyState
          headingLevel={2}
          picture="locked"
          title={t('error.NOT_FOUND')}
          actions={
            <>
              <ButtonLink href={pathTo('/apps')} variant="primary">
                {t('menu.apps')}
              </ButtonLink>
              <MyAccessLink />
            </>
          }
        >
          {t('admin.nothingToManage')}
        </EmptyState>
      )}
      <Grid columns={{ base: 1, medium: 2 }} gap={4}>
        {tiles.map(({ href, title, text, mosaic }) => (
          <LinkTile key={href} headingLevel={2} href={href} title={t(title)} description={t(text)} mosaic={mosaic} />
        ))}
      </Grid>
    </Page>
  )
}
