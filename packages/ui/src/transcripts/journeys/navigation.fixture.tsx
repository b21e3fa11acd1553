import { AppHeader } from '../../components/AppHeader/AppHeader.tsx'
import { sampleSections } from '../../components/SideNavigation/sections.fixture.tsx'
import { SideNavigation } from '../../components/SideNavigation/SideNavigation.tsx'
import type { Journey } from '../journey.ts'
import { translated } from '../../story-texts/translated.ts'

export const journey: Journey = {
  title: 'Move through the navigation, expand a section and collapse it to a rail',
  Page: () =>
    translated(
      <>
        <AppHeader productName="Scintilla" homeHref="#home" sections={sampleSections} user={{ name: 'Dana Reyes' }} />
        <SideNavigation sections={sampleSections} />
      </>,
    ),
  async walk(listener) {
    await listener.read(30)
    await listener.press('Tab Tab Tab Tab')
    await listener.press('ArrowDown ArrowDown ArrowDown')
    await listener.press('Space')
    await listener.press('End')
    await listener.press('Space')
    await listener.press('Home')
  },
}
