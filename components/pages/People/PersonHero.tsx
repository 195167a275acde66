import type { ReactNode } from 'react'
import { Monogram } from '@/components/ui/Monogram'
import { PageHero } from '@/components/ui/PageHero'
import { departmentById } from '@/content/catalogue'
import { peopleCopy } from '@/content/copy/people'
import type { Person } from '@/model/catalogue/person'
import styled from 'styled-components'

const Facts = styled.dl`
  display: grid;
  gap: 12px;

  div {
    display: grid;
    gap: 2px;
  }
  dt {
    color: var(--muted);
    font-size: 0.9375rem;
  }
  dd {
    font-weight: 600;
  }
  p {
    color: var(--muted);
  }
`

/** A writer's or reviewer's name with training, languages and fields. */
export function PersonHero({ person, form }: { readonly person: Person; readonly form: ReactNode }) {
  const rows = [
    { name: peopleCopy.qualifications, text: person.qualifications.join(' · ') },
    { name: peopleCopy.languages, text: person.languages.join(', ') },
    {
      name: peopleCopy.fields,
      text: person.departmentIds.flatMap((id) => departmentById(id)?.DepartmentName ?? []).join(', '),
    },
  ]
  return (
    <PageHero
      form={form}
      below={
        <Facts>
          {rows.map(({ name, text }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </Facts>
      }
    >
      <p className="eyebrow">
        <Monogram name={person.PersonName} size={72} />
        {person.role}
      </p>
      <h1>{person.PersonName}</h1>
      <p className="lead">{person.summary}</p>
      {person.isFictional && <p className="aside">{peopleCopy.fictional}</p>}
    </PageHero>
  )
}
