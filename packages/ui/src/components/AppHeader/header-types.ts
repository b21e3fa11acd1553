import type { Appearance } from '../UIProvider/UIProvider.tsx'

/** A page that the header leads to. */
export interface HeaderLink {
  href: string
  label: string
  /** Whether the page shown is this one or below it. */
  isCurrent?: boolean
}

/** A language to choose: its BCP 47 tag and its name in itself. */
export interface HeaderLanguage {
  id: string
  label: string
}

/** A row of the user menu: a link, or an action of its own. */
export interface HeaderUserMenuItem {
  id: string
  label: string
  href?: string
  onAction?: () => void
}

/** Who is signed in, and for whom they act. */
export interface HeaderUser {
  name: string
  detail?: string
}

/** The choices that menus and drawer share. */
export interface HeaderChoices {
  languages?: readonly HeaderLanguage[]
  language?: string
  onLanguageChange?: (id: string) => void
  appearance?: Appearance
  onAppearanceChange?: (appearance: Appearance) => void
  user?: HeaderUser
  userMenu?: readonly HeaderUserMenuItem[]
}
