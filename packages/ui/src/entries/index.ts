export { ActionList, type ActionListProps, type ActionListItem } from '../components/ActionList/ActionList.tsx'
export { AppFooter, type AppFooterProps } from '../components/AppFooter/AppFooter.tsx'
export { AppHeader, type AppHeaderProps } from '../components/AppHeader/AppHeader.tsx'
export { AppLayout, type AppLayoutProps } from '../components/AppLayout/AppLayout.tsx'
export { Badge, type BadgeProps } from '../components/Badge/Badge.tsx'
export { Banner, type BannerProps } from '../components/Banner/Banner.tsx'
export { BannerStack, type BannerStackProps } from '../components/BannerStack/BannerStack.tsx'
export { Button, type ButtonProps } from '../components/Button/Button.tsx'
export { ButtonLink, type ButtonLinkProps } from '../components/ButtonLink/ButtonLink.tsx'
export { Card, type CardProps } from '../components/Card/Card.tsx'
export { ErrorBoundary, type ErrorBoundaryProps } from '../components/ErrorBoundary/ErrorBoundary.tsx'
export { Grid, type GridProps } from '../components/Grid/Grid.tsx'
export { Heading, type HeadingProps } from '../components/Heading/Heading.tsx'
export { Hero, type HeroProps } from '../components/Hero/Hero.tsx'
export { Inline, type InlineProps } from '../components/Inline/Inline.tsx'
export { InlineAlert, type InlineAlertProps } from '../components/InlineAlert/InlineAlert.tsx'
export { Link, type LinkProps } from '../components/Link/Link.tsx'
export { LoadingPage, type LoadingPageProps } from '../components/LoadingPage/LoadingPage.tsx'
export { Logo, type LogoProps } from '../components/Logo/Logo.tsx'
export { Mosaic, type MosaicProps } from '../components/Mosaic/Mosaic.tsx'
export { Page, type PageProps } from '../components/Page/Page.tsx'
export { PageMessage, type PageMessageProps } from '../components/PageMessage/PageMessage.tsx'
export { PasswordField, type PasswordFieldProps } from '../components/PasswordField/PasswordField.tsx'
export { ProductTile, type ProductTileProps, type ProductTileState } from '../components/ProductTile/ProductTile.tsx'
export { ScrollToTop, type ScrollToTopProps } from '../components/ScrollToTop/ScrollToTop.tsx'
export { Skeleton, type SkeletonProps } from '../components/Skeleton/Skeleton.tsx'
export { SkipLink, type SkipLinkProps } from '../components/SkipLink/SkipLink.tsx'
export { Spinner, type SpinnerProps } from '../components/Spinner/Spinner.tsx'
export { Stack, type StackProps } from '../components/Stack/Stack.tsx'
export { Text, type TextProps } from '../components/Text/Text.tsx'
export { TextField, type TextFieldProps } from '../components/TextField/TextField.tsx'
export {
  type Appearance,
  type Density,
  type Motion,
  UIProvider,
  type UIProviderProps,
} from '../components/UIProvider/UIProvider.tsx'
export type {
  HeaderLanguage,
  HeaderLink,
  HeaderUser,
  HeaderUserMenuItem,
} from '../components/AppHeader/header-types.ts'
export type { UIMessages } from '../messages/en-us.ts'
export type { Space } from '../theme/sizes.ts'
export type { ThemeName, Tone } from '../theme/themes.ts'
