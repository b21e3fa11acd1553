// The drawer loads on intent; this import loads it first, so that no speech depends on a load.
import '../../components/AppHeader/HeaderDrawer.tsx'
import { AppHeader } from '../../components/AppHeader/AppHeader.tsx'
import { sampleSections } from '../../components/SideNavigation/sections.fixture.tsx'
import { translated } from '../../story-texts/translated.ts'
import type { Journey } from '../journey.ts'

export const journey: Journey = {
  title: 'Open the navigation on a small screen, move through it and close it',
  isNarrow: true,
  Page: () => translated(<AppHeader productName="Scintilla" homeHref="#home" sections={sampleSections} />),
  async run(screenReader) {
    await screenReader.press('Tab Tab')
    await screenReader.press('Enter')
    await screenReader.press('Tab Tab Tab')
    await screenReader.press('Escape')
  },
}
