import type { Banner as BannerData } from '@tessera/contract'
import { isPromotion, isUserKindBanner, safeLink } from '@tessera/contract'
import { Banner, Link } from '@tessera/ui'
import type { ReactNode } from 'react'

const SEVERITY_TONES = { info: 'info', warning: 'warning', error: 'danger' } as const

type Shown = Pick<BannerData, 'kind' | 'severity' | 'title' | 'text' | 'linkText' | 'linkUrl' | 'lastStep'>

function toneOf(banner: Shown): 'brand' | 'spark' | 'info' | 'warning' | 'danger' {
  if (isUserKindBanner(banner.kind)) return 'brand'
  return isPromotion(banner) ? 'spark' : SEVERITY_TONES[banner.severity]
}

interface PortalBannerProps {
  banner: Shown
  /** The banner's page, on which a link to that page is omitted. */
  pathname?: string
  onDismiss: (() => void) | undefined
  /** Whether to show the full text on narrow windows too. */
  isWhole?: boolean
}

/** A banner for everyone or for a type of user. */
export function PortalBanner({ banner, pathname, onDismiss, isWhole = false }: PortalBannerProps): ReactNode {
  const { title, text, linkText, linkUrl, lastStep } = banner
  const href = linkUrl && safeLink(linkUrl)
  const link = linkText && href && href !== pathname && (
    <Link href={href} variant="standalone">
      {linkText}
    </Link>
  )
  return (
    <Banner
      tone={toneOf(banner)}
      title={title}
      isSlim={!isWhole && banner.severity !== 'error'}
      actions={
        lastStep ? (
          <>
            {link}
            <Link href={lastStep.url} variant="standalone">
              {lastStep.text}
            </Link>
          </>
        ) : (
          link || undefined
        )
      }
      onDismiss={onDismiss}
    >
      {text}
    </Banner>
  )
}
