import { type HasDemoNote, type Shown, demoNote } from '@/content/copy/demoNote'

type DemoNoteProps = {
  readonly copy: HasDemoNote
  /** The rows that the note speaks of. */
  readonly shown: Shown
  readonly className?: 'aside' | 'byline' | 'note'
}

/** A paragraph that says what is fictional or illustrative; nothing where nothing is. */
export function DemoNote({ copy, shown, className = 'note' }: DemoNoteProps) {
  const note = demoNote(copy, shown)
  return note === '' ? null : <p className={className}>{note}</p>
}
