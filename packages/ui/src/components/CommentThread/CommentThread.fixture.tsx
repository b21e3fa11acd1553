import type { ComponentFixture } from '../../rules/component-fixture.ts'
import { CommentThread } from './CommentThread.tsx'

export const fixture: ComponentFixture = {
  use: (ref) => (
    <CommentThread
      ref={ref}
      aria-label="Conversation"
      timeZone="America/Chicago"
      comments={[{ id: '1', author: 'Ana Castillo', createdAt: '2026-02-18T22:52:00Z', text: 'Content' }]}
    />
  ),
  role: ['region', 'Conversation'],
}
