import type { ReactElement, RefCallback } from 'react'
import { Dialog } from './dialog.ts'
import * as ui from './index.ts'

type Attach = RefCallback<Element>
const none = () => undefined

/** One small use of every exported component, for the rules that hold for all. */
export const samples: Record<string, (ref: Attach) => ReactElement> = {
  ActionList: (ref) => (
    <ui.ActionList ref={ref} aria-label="Accounts" items={[{ id: 'a', title: 'Admin' }]} onAction={none} />
  ),
  AppFooter: (ref) => <ui.AppFooter ref={ref} links={[{ href: '/terms', label: 'Terms' }]} />,
  AppHeader: (ref) => (
    <ui.AppHeader ref={ref} productName="Scintilla" homeHref="/" navigation={[{ href: '/apps', label: 'Apps' }]} />
  ),
  AppLayout: (ref) => (
    <ui.AppLayout ref={ref} header="Header" footer="Footer">
      Page
    </ui.AppLayout>
  ),
  Badge: (ref) => <ui.Badge ref={ref}>Beta</ui.Badge>,
  Banner: (ref) => <ui.Banner ref={ref}>News</ui.Banner>,
  BannerStack: (ref) => <ui.BannerStack ref={ref}>News</ui.BannerStack>,
  Button: (ref) => <ui.Button ref={ref}>Save</ui.Button>,
  ButtonLink: (ref) => (
    <ui.ButtonLink ref={ref} href="/login">
      Log in
    </ui.ButtonLink>
  ),
  Card: (ref) => <ui.Card ref={ref}>Content</ui.Card>,
  Dialog: (ref) => (
    <Dialog ref={ref} isOpen onOpenChange={none} title="Access pending">
      Soon
    </Dialog>
  ),
  Grid: (ref) => <ui.Grid ref={ref}>Cell</ui.Grid>,
  Heading: (ref) => (
    <ui.Heading ref={ref} level={2}>
      Title
    </ui.Heading>
  ),
  Hero: (ref) => <ui.Hero ref={ref} title="Title" description="Promise" actions="Go" />,
  Inline: (ref) => <ui.Inline ref={ref}>Beside</ui.Inline>,
  InlineAlert: (ref) => (
    <ui.InlineAlert ref={ref} tone="info">
      Message
    </ui.InlineAlert>
  ),
  Link: (ref) => (
    <ui.Link ref={ref} href="/guide">
      Guide
    </ui.Link>
  ),
  LoadingPage: (ref) => <ui.LoadingPage ref={ref} />,
  Logo: (ref) => <ui.Logo ref={ref} name="Scintilla" />,
  Mosaic: (ref) => <ui.Mosaic ref={ref} stones=".33. 3223 3s23 .33." />,
  Page: (ref) => <ui.Page ref={ref} title="Title" />,
  PageMessage: (ref) => <ui.PageMessage ref={ref} title="Nothing here" />,
  PasswordField: (ref) => <ui.PasswordField ref={ref} label="Password" />,
  ProductTile: (ref) => <ui.ProductTile ref={ref} title="Report Builder" description="Reports" state="pending" />,
  ScrollToTop: (ref) => <ui.ScrollToTop ref={ref} threshold={-1} />,
  Skeleton: (ref) => <ui.Skeleton ref={ref} />,
  SkipLink: (ref) => <ui.SkipLink ref={ref} />,
  Spinner: (ref) => <ui.Spinner ref={ref} />,
  Stack: (ref) => <ui.Stack ref={ref}>Under</ui.Stack>,
  Text: (ref) => <ui.Text ref={ref}>Words</ui.Text>,
  TextField: (ref) => <ui.TextField ref={ref} label="Email" />,
}

/** Components that draw no element of their own. */
export const withoutElement: Record<string, ReactElement> = {
  ErrorBoundary: <ui.ErrorBoundary>Content</ui.ErrorBoundary>,
  UIProvider: <ui.UIProvider locale="fr-CA">Content</ui.UIProvider>,
}
