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
  async run(screenReader) {
    await screenReader.read(30)
    await screenReader.press('Tab Tab Tab Tab')
    await screenReader.press('ArrowDown ArrowDown ArrowDown')
    await screenReader.press('Space')
    await screenReader.press('End')
    await screenReader.press('Space')
    await screenReader.press('Home')
  },
}
