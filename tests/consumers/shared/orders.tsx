import {
  Badge,
  ButtonLink,
  Card,
  Divider,
  ErrorSummary,
  Heading,
  InlineAlert,
  Page,
  ProgressBar,
  Section,
  Stack,
  StatusBadge,
  Stepper,
  Text,
} from '@tessera/ui'
import { Cancel } from './cancel'
import { OrderForm } from './order-form'
import { OrderTable } from './order-table'

const steps = [
  { id: 'order', label: 'Order' },
  { id: 'delivery', label: 'Delivery' },
  { id: 'payment', label: 'Payment' },
]

/** Rendered on the server, with parts that need a browser. */
export const Orders = () => (
  <Page title="Orders" description="What is on its way." actions={<Cancel />}>
    <Stack gap={6}>
      <Stepper aria-label="New order" items={steps} value="delivery" />
      <ErrorSummary errors={[{ message: 'Write a dock’s number.' }]} />
      <InlineAlert tone="warning" title="The scale is out of order">
        Count the crates.
      </InlineAlert>
      <Card>
        <Stack gap={2}>
          <Heading level={2}>On the road</Heading>
          <StatusBadge tone="success">On time</StatusBadge>
          <Badge tone="brand">Partner</Badge>
          <Text tone="muted">The next one comes on Monday.</Text>
          <ProgressBar label="Unloaded" value={40} />
          <ButtonLink href="/" variant="primary">
            All products
          </ButtonLink>
        </Stack>
      </Card>
      <Divider />
      <Section title="Open orders">
        <OrderTable />
      </Section>
      <Section title="New order">
        <OrderForm />
      </Section>
    </Stack>
  </Page>
)
