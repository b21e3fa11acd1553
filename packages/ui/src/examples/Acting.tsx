import { Frame } from './Frame.tsx'
import {
  Button,
  ButtonLink,
  Card,
  ContextBar,
  DescriptionList,
  InlineAlert,
  Page,
  Section,
  Stack,
  StatusBadge,
} from '../entries/index.ts'
import { translated } from '../story-texts/translated.ts'

const nothing = () => undefined

/** A page as seen by a user who acts for another company with read-only access. */
export function Acting() {
  const context = (
    <ContextBar
      aria-label="Acting for a company"
      title={
        <>
          Acting for <strong>Nordic Home</strong>
        </>
      }
      description="Since Mar 3, 2026, 9:12 AM Central Time"
      actions={
        <>
          <ButtonLink size="small" href="#companies">
            Switch company
          </ButtonLink>
          <Button size="small" onPress={nothing}>
            Return to company list
          </Button>
        </>
      }
    />
  )
  return translated(
    <Frame area="users" context={context} company="Nordic Home">
      <Page title="Company" description="Nordic Home’s details, and the products it can use.">
        <Stack gap={8}>
          <InlineAlert tone="info" title="Read-only">
            You can view everything a Nordic Home administrator can, but you can’t make changes.
          </InlineAlert>
          <Card padding={6}>
            <Section title="Details" size="large">
              <DescriptionList
                layout="aside"
                items={[
                  { id: 'name', term: 'Company name', description: 'Nordic Home' },
                  { id: 'number', term: 'Supplier number', description: '51870' },
                  { id: 'contact', term: 'Primary contact', description: 'Elena Berg' },
                  { id: 'email', term: 'Email', description: 'elena.berg@nordichome.example' },
                  { id: 'products', term: 'Products', description: 'Channel Insights, Report Builder' },
                  { id: 'status', term: 'Status', description: <StatusBadge tone="success">Active</StatusBadge> },
                ]}
              />
            </Section>
          </Card>
        </Stack>
      </Page>
    </Frame>,
  )
}
