import styled from 'styled-components'
import { MailText } from '@/components/ui/MailText'
import { NamedTexts } from '@/components/ui/SectionedArticle/textBlocks'
import { companyCopy } from '@/content/copy/company'
import { DemoNote } from '@/components/ui/DemoNote'
import { hasInvented } from '@/content/catalogue/snapshot/inventedKinds'

const OpenRolesRoot = styled.div`
  display: grid;
  gap: 40px;
  padding-bottom: 72px;

  section {
    display: grid;
    gap: 14px;
  }
  p {
    max-width: var(--measure);
  }
  dl {
    display: grid;
    gap: 0;
    max-width: 46rem;
    border-bottom: 1px solid var(--line);
  }
  dl div {
    display: grid;
    gap: 4px;
    padding-block: 16px;
    border-top: 1px solid var(--line);
  }
  dt {
    font-weight: 700;
  }
  dd,
  .note {
    color: var(--muted);
  }
`

/** The roles that are open, which are the demonstration's, and how to apply. */
export function OpenRoles() {
  const copy = companyCopy.careers
  const isDemonstration = hasInvented()
  return (
    <OpenRolesRoot className="wrap">
      <section>
        <h2>{copy.openTitle}</h2>
        {isDemonstration ? <NamedTexts items={copy.roles} /> : <p>{copy.noneOpen}</p>}
        <DemoNote copy={copy} shown={isDemonstration} />
      </section>
      <section>
        <h2>{copy.applyTitle}</h2>
        <p>
          <MailText text={copy.apply} />
        </p>
      </section>
    </OpenRolesRoot>
  )
}
