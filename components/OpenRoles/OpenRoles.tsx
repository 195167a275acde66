import styled from 'styled-components'
import { brand } from '@/content/brand'
import { companyWords } from '@/content/words/company'

const Frame = styled.div`
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

/** The roles that are open, and how to apply. */
export function OpenRoles() {
  const words = companyWords.careers
  const [before, after] = words.apply.split('{email}')
  return (
    <Frame className="wrap">
      <section>
        <h2>{words.openTitle}</h2>
        <dl>
          {words.roles.map(({ name, text }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <p className="note">{words.openNote}</p>
      </section>
      <section>
        <h2>{words.applyTitle}</h2>
        <p>
          {before}
          <a href={`mailto:${brand.email.value}`}>{brand.email.value}</a>
          {after}
        </p>
      </section>
    </Frame>
  )
}
