// Written by `npm run generate` from the folders of the components; change those.
export { ActionList, type ActionListItem, type ActionListProps } from '../components/ActionList/ActionList.tsx'
export { AppFooter, type AppFooterProps } from '../components/AppFooter/AppFooter.tsx'
export type {
  HeaderLanguage,
  HeaderLink,
  HeaderUser,
  HeaderUserMenuItem,
} from '../components/AppHeader/header-types.ts'
export { AppHeader, type AppHeaderProps } from '../components/AppHeader/AppHeader.tsx'
export { AppLayout, type AppLayoutProps } from '../components/AppLayout/AppLayout.tsx'
export { Avatar, type AvatarProps } from '../components/Avatar/Avatar.tsx'
export type { ThemeName, Tone } from '../theme/themes.ts'
export { Badge, type BadgeProps } from '../components/Badge/Badge.tsx'
export { Banner, type BannerProps } from '../components/Banner/Banner.tsx'
export { BannerStack, type BannerStackProps } from '../components/BannerStack/BannerStack.tsx'
export { BrandArea, type BrandAreaProps } from '../components/BrandArea/BrandArea.tsx'
export { type Breadcrumb, Breadcrumbs, type BreadcrumbsProps } from '../components/Breadcrumbs/Breadcrumbs.tsx'
export { Button, type ButtonProps } from '../components/Button/Button.tsx'
export { ButtonLink, type ButtonLinkProps } from '../components/ButtonLink/ButtonLink.tsx'
export { Card, type CardProps } from '../components/Card/Card.tsx'
export { Checkbox, type CheckboxProps } from '../components/Checkbox/Checkbox.tsx'
export { CheckboxGroup, type CheckboxGroupProps } from '../components/CheckboxGroup/CheckboxGroup.tsx'
export { Columns, type ColumnsProps } from '../components/Columns/Columns.tsx'
export {
  CommentThread,
  type CommentThreadComment,
  type CommentThreadProps,
} from '../components/CommentThread/CommentThread.tsx'
export { ContextBar, type ContextBarProps } from '../components/ContextBar/ContextBar.tsx'
export { Countdown, type CountdownProps } from '../components/Countdown/Countdown.tsx'
export { defaultRange } from '../components/DateRangePicker/ranges.ts'
export {
  DescriptionList,
  type DescriptionListItem,
  type DescriptionListProps,
} from '../components/DescriptionList/DescriptionList.tsx'
export { Disclosure, type DisclosureProps } from '../components/Disclosure/Disclosure.tsx'
export { Divider, type DividerProps } from '../components/Divider/Divider.tsx'
export { EmptyState, type EmptyStateProps } from '../components/EmptyState/EmptyState.tsx'
export { ErrorBoundary, type ErrorBoundaryProps } from '../components/ErrorBoundary/ErrorBoundary.tsx'
export { ErrorCard, type ErrorCardProps } from '../components/ErrorCard/ErrorCard.tsx'
export type { FormProblem } from '../components/ErrorSummary/form-problem.ts'
export { ErrorSummary, type ErrorSummaryProps } from '../components/ErrorSummary/ErrorSummary.tsx'
export { Field, type FieldControl, type FieldProps } from '../components/Field/Field.tsx'
export { FieldGroup, type FieldGroupProps } from '../components/FieldGroup/FieldGroup.tsx'
export type { FileUploadState, UploadContext, UploadedFile } from '../components/FileUpload/use-uploads.ts'
export { FileUpload, type FileUploadProps } from '../components/FileUpload/FileUpload.tsx'
export { Form, type FormProps } from '../components/Form/Form.tsx'
export { Grid, type GridProps } from '../components/Grid/Grid.tsx'
export { Heading, type HeadingProps } from '../components/Heading/Heading.tsx'
export { Hero, type HeroProps } from '../components/Hero/Hero.tsx'
export { Highlight, type HighlightProps, type HighlightRange } from '../components/Highlight/Highlight.tsx'
export { IconButton, type IconButtonProps } from '../components/IconButton/IconButton.tsx'
export { Inline, type InlineProps } from '../components/Inline/Inline.tsx'
export { InlineAlert, type InlineAlertProps } from '../components/InlineAlert/InlineAlert.tsx'
export { Link, type LinkProps } from '../components/Link/Link.tsx'
export { LinkTile, type LinkTileProps } from '../components/LinkTile/LinkTile.tsx'
export { LoadingPage, type LoadingPageProps } from '../components/LoadingPage/LoadingPage.tsx'
export { Logo, type LogoProps } from '../components/Logo/Logo.tsx'
export { Mosaic, type MosaicProps } from '../components/Mosaic/Mosaic.tsx'
export { Page, type PageProps } from '../components/Page/Page.tsx'
export { PageMessage, type PageMessageProps } from '../components/PageMessage/PageMessage.tsx'
export { Pagination, type PaginationProps, type PaginationValue } from '../components/Pagination/Pagination.tsx'
export { PasswordField, type PasswordFieldProps } from '../components/PasswordField/PasswordField.tsx'
export { PressAndHold, type PressAndHoldProps } from '../components/PressAndHold/PressAndHold.tsx'
export { PreviewArea, type PreviewAreaProps } from '../components/PreviewArea/PreviewArea.tsx'
export type { ProductTileState } from '../components/ProductTile/TileAction.tsx'
export { ProductTile, type ProductTileProps } from '../components/ProductTile/ProductTile.tsx'
export { ProgressBar, type ProgressBarProps } from '../components/ProgressBar/ProgressBar.tsx'
export type { FieldOption } from '../internal/field-option.ts'
export { RadioGroup, type RadioGroupProps } from '../components/RadioGroup/RadioGroup.tsx'
export { ScrollToTop, type ScrollToTopProps } from '../components/ScrollToTop/ScrollToTop.tsx'
export { SearchField, type SearchFieldProps } from '../components/SearchField/SearchField.tsx'
export { Section, type SectionProps } from '../components/Section/Section.tsx'
export { SeeMoreText, type SeeMoreTextProps } from '../components/SeeMoreText/SeeMoreText.tsx'
export {
  type Segment,
  SegmentedControl,
  type SegmentedControlProps,
} from '../components/SegmentedControl/SegmentedControl.tsx'
export type {
  SideNavigationItem,
  SideNavigationPage,
  SideNavigationSection,
} from '../components/SideNavigation/navigation-types.ts'
export { SideNavigation, type SideNavigationProps } from '../components/SideNavigation/SideNavigation.tsx'
export { SidePanel, type SidePanelProps } from '../components/SidePanel/SidePanel.tsx'
export { Skeleton, type SkeletonProps } from '../components/Skeleton/Skeleton.tsx'
export { SkipLink, type SkipLinkProps } from '../components/SkipLink/SkipLink.tsx'
export { Spinner, type SpinnerProps } from '../components/Spinner/Spinner.tsx'
export type { Space } from '../theme/sizes.ts'
export { Stack, type StackProps } from '../components/Stack/Stack.tsx'
export { StatusBadge, type StatusBadgeProps } from '../components/StatusBadge/StatusBadge.tsx'
export { type Step, Stepper, type StepperProps } from '../components/Stepper/Stepper.tsx'
export { Switch, type SwitchProps } from '../components/Switch/Switch.tsx'
export {
  TableOfContents,
  type TableOfContentsItem,
  type TableOfContentsProps,
} from '../components/TableOfContents/TableOfContents.tsx'
export { Text, type TextProps } from '../components/Text/Text.tsx'
export { TextArea, type TextAreaProps } from '../components/TextArea/TextArea.tsx'
export type { FieldCounter } from '../internal/field-counter.tsx'
export { TextField, type TextFieldProps } from '../components/TextField/TextField.tsx'
export { type Formats, useFormats } from '../components/Time/use-formats.ts'
export { Time, type TimeProps } from '../components/Time/Time.tsx'
export {
  createToastQueue,
  type ToastEntry,
  type ToastMessage,
  type ToastQueue,
  type ToastState,
} from '../components/Toast/toast-queue.ts'
export { Toast, type ToastProps } from '../components/Toast/Toast.tsx'
export { ToggleButton, type ToggleButtonProps } from '../components/ToggleButton/ToggleButton.tsx'
export { Tooltip, type TooltipProps } from '../components/Tooltip/Tooltip.tsx'
export type { TreeItem } from '../components/Tree/tree-rows.ts'
export { Tree, type TreeProps } from '../components/Tree/Tree.tsx'
export type { UIMessages } from '../components/UIProvider/ui-messages.ts'
export {
  type Appearance,
  type Density,
  type Motion,
  UIProvider,
  type UIProviderProps,
} from '../components/UIProvider/UIProvider.tsx'
export { VisuallyHidden, type VisuallyHiddenProps } from '../components/VisuallyHidden/VisuallyHidden.tsx'
