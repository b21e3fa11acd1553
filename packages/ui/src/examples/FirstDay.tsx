import BookOpen from 'lucide-react/icons/book-open'
import LifeBuoy from 'lucide-react/icons/life-buoy'
import Table from 'lucide-react/icons/table-2'
import { Frame } from './Frame.tsx'
import { ButtonLink, Card, EmptyState, Grid, LinkTile, Page, Section, Stack } from '../entries/index.ts'
import { Icon } from '../internal/icon.tsx'
import { translated } from '../story-texts/translated.ts'

/** The launch page of a user without products: next steps and existing content. */
export function FirstDay() {
  return translated(
    <Frame area="apps">
      <Page title="Get started" description="Welcome, Dana. This is your first sign-in.">
        <Stack gap={10}>
          <Card padding={0}>
            <EmptyState
              title="You have no products yet"
              headingLevel={2}
              actions={
                <ButtonLink variant="primary" href="/request">
                  Request access
                </ButtonLink>
              }
            >
              Request the ones you need. Your administrator responds within two days, and we’ll email you.
            </EmptyState>
          </Card>
          <Section title="Meanwhile">
            <Grid as="ul" columns={{ base: 1, medium: 3 }} gap={4}>
              <LinkTile
                title="Data dictionary"
                description="Definitions and guidance for every element and metric."
                href="/dictionary"
                icon={<Icon of={Table} size={24} />}
              />
              <LinkTile
                title="Knowledge base"
                description="Guides from your first report to your last export."
                href="/knowledge"
                icon={<Icon of={BookOpen} size={24} />}
              />
              <LinkTile
                title="Support"
                description="Tell us what’s wrong and we’ll look into it."
                href="/support"
                icon={<Icon of={LifeBuoy} size={24} />}
              />
            </Grid>
          </Section>
        </Stack>
      </Page>
    </Frame>,
  )
}
