'use client'
import Check from 'lucide-react/icons/check'
import X from 'lucide-react/icons/x'
import { type ReactNode, useId } from 'react'
import { Button } from 'react-aria-components/Button'
import { Link } from 'react-aria-components/Link'
import { Dialog, Modal, ModalOverlay } from 'react-aria-components/Modal'
import { Icon } from '../../internal/icon.tsx'
import { useMessages } from '../../messages/use-messages.ts'
import { Avatar } from '../Avatar/Avatar.tsx'
import { Heading } from '../Heading/Heading.tsx'
import { useChoiceSections, UserName } from './header-parts.tsx'
import { NavigationSections } from '../SideNavigation/NavigationSections.tsx'
import type { SideNavigationSection } from '../SideNavigation/navigation-types.ts'
import type { HeaderChoices, HeaderLink } from './header-types.ts'
import type { PanelProps } from '../../internal/floating-panel.tsx'
import * as trigger from './AppHeader.css.ts'
import * as styles from './HeaderDrawer.css.ts'
import { appHeaderMessages } from './messages.ts'

export interface HeaderDrawerProps extends HeaderChoices, PanelProps {
  navigation: readonly HeaderLink[]
  sections: readonly SideNavigationSection[]
}

export function HeaderDrawer({ navigation, sections, onClose, ...choices }: HeaderDrawerProps) {
  const messages = useMessages(appHeaderMessages)
  const { user, userMenu = [], logOutItems = [] } = choices
  const { language, appearance } = useChoiceSections(choices)
  const row = (props: RowProps) => <Row key={props.id} {...props} onClose={onClose} />
  return (
    <ModalOverlay isOpen isDismissable onOpenChange={(isOpen) => !isOpen && onClose()} className={styles.overlay}>
      <Modal className={styles.drawer}>
        <Dialog className={styles.dialog} aria-label={messages.menu}>
          <div className={styles.head}>
            <Heading level={2}>{messages.menu}</Heading>
            <Button className={trigger.trigger} aria-label={messages.closeMenu} onPress={onClose}>
              <Icon of={X} size={20} />
            </Button>
          </div>
          {navigation.length + sections.length > 0 && (
            <nav className={styles.section} aria-label={messages.mainNavigation}>
              {navigation.map(({ href, label, isCurrent }) => row({ id: href, label, href, isCurrent }))}
              <NavigationSections sections={sections} onPress={onClose} />
            </nav>
          )}
          {user && (
            <Section title={messages.account}>
              <div className={styles.user}>
                <Avatar name={user.name} isDecorative />
                <UserName user={user} />
              </div>
              {[...userMenu, ...logOutItems].map(row)}
            </Section>
          )}
          {[language, appearance].map(
            (choice) =>
              choice && (
                <Section key={choice.id} title={choice.title}>
                  {choice.items.map(({ id, label, lang }) =>
                    row({
                      id,
                      label,
                      lang,
                      isChosen: id === choice.value,
                      onAction: () => choice.onChange(id),
                    }),
                  )}
                </Section>
              ),
          )}
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h3 id={id} className={styles.sectionTitle}>
        {title}
      </h3>
      {children}
    </section>
  )
}

interface RowProps {
  id: string
  label: string
  lang?: string
  href?: string
  isCurrent?: boolean
  /** Set if the row is one of several choices. */
  isChosen?: boolean
  onAction?: () => void
}

function Row({ label, lang, href, isCurrent, isChosen, onAction, onClose }: RowProps & { onClose: () => void }) {
  const press = () => {
    onAction?.()
    onClose()
  }
  if (href) {
    return (
      <Link className={styles.row} href={href} aria-current={isCurrent ? 'page' : undefined} onPress={press}>
        {label}
      </Link>
    )
  }
  return (
    <Button className={styles.row} aria-pressed={isChosen} onPress={press}>
      <span lang={lang}>{label}</span>
      {isChosen && (
        <span className={styles.check}>
          <Icon of={Check} />
        </span>
      )}
    </Button>
  )
}
