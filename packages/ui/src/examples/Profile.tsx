import { Frame } from './Frame.tsx'
import { storyLanguage } from '../story-texts/translate.ts'
import { translated } from '../story-texts/translated.ts'
import { Button, Card, DescriptionList, Page, Section, Stack, Switch } from '../entries/index.ts'
import { Select } from '../entries/select.ts'

const languages = [
  { id: 'en-US', label: 'English' },
  { id: 'es-MX', label: 'Español' },
  { id: 'fr-CA', label: 'Français' },
]
const appearances = [
  { id: 'system', label: 'Same as system' },
  { id: 'light', label: 'Light' },
  { id: 'dark', label: 'Dark' },
  { id: 'high-contrast', label: 'High contrast' },
]

const zones = [{ id: 'America/Chicago', label: 'Chicago', description: 'Central Time' }]

/** A user's own account: facts, then settings, each with its description next to it. */
export function Profile() {
  return translated(
    <Frame area="profile">
      <Page
        title="Profile"
        description="Your details and the language you use."
        actions={<Button variant="primary">Save changes</Button>}
      >
        <Stack gap={10}>
          <Section title="About you" description="Your administrator can change these." layout="aside">
            <Card>
              <DescriptionList
                layout="aside"
                items={[
                  { id: 'name', term: 'Name', description: 'Dana Reyes' },
                  { id: 'email', term: 'Email', description: 'dana@brightfoods.example' },
                  { id: 'company', term: 'Company', description: 'Bright Foods' },
                  { id: 'type', term: 'User type', description: 'Supplier' },
                  { id: 'phone', term: 'Phone' },
                ]}
              />
            </Card>
          </Section>
          <Section title="Preferences" description="Language and appearance, on all your devices." layout="aside">
            <Card>
              <Stack gap={5}>
                <Select label="Language" options={languages} defaultValue={storyLanguage().language} />
                <Select label="Appearance" options={appearances} defaultValue="system" />
                <Select label="Time zone" options={zones} defaultValue="America/Chicago" />
              </Stack>
            </Card>
          </Section>
          <Section title="Notices" description="By email, never more than one a day." layout="aside">
            <Card>
              <Stack gap={4}>
                <Switch defaultSelected description="No more than one a day">
                  Email me when a report is ready
                </Switch>
                <Switch>Weekly summary</Switch>
              </Stack>
            </Card>
          </Section>
          <Section
            title="Log out everywhere"
            description="You’ll be logged out on every device, including this one."
            layout="aside"
          >
            <Card>
              <Button>Log out everywhere</Button>
            </Card>
          </Section>
        </Stack>
      </Page>
    </Frame>,
  )
}
