import type { ReactNode } from 'react'
import styled from 'styled-components'
import { formBeside } from '@/components/ui/PageHero'

const ServiceHeroRoot = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 28px;
  padding-block: 20px 48px;

  .words,
  .part {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    gap: 16px;
  }
  .part {
    scroll-margin-top: 16px;
  }
  .part h2 {
    font-size: 1.25rem;
  }
  .below {
    max-width: var(--measure);
    padding: 20px;
    border-radius: var(--radius);
    background: var(--sand);
  }
  .below :is(dl, ul) {
    display: grid;
    gap: 10px;
    line-height: 1.55;
  }
  .below ul {
    padding-left: 18px;
  }
  .below li::marker {
    color: var(--green);
  }
  .below dt {
    font-weight: 600;
  }

  @media (min-width: 1024px) {
    gap: 40px 48px;
    padding-block: 32px 64px;

    .below {
      grid-column: 1;
      align-self: start;
      padding: 24px 28px;
    }
    &[data-form='strip'] {
      grid-template: auto 1fr / minmax(0, 1fr) minmax(0, 1.15fr);
    }
    &[data-form='strip'] .tool {
      grid-row: 1 / 3;
      grid-column: 2;
    }
    &[data-form='strip'] .form {
      grid-column: 1 / -1;
    }
    ${formBeside}
  }
`

type HeroPart = { readonly title: string; readonly body: ReactNode }

export type ServiceHeroProps = {
  readonly heading: string
  readonly lead: string
  readonly actions?: ReactNode
  /** The calculator with its heading; it comes before the form, because people come for it. */
  readonly tool?: HeroPart
  /** Notes to read before sending; below the text, and on phones before the form. */
  readonly below?: HeroPart & { readonly id: string }
  readonly form: ReactNode
  /** The form's place on wide screens: across the page, or beside words and calculator. */
  readonly formPlace: 'strip' | 'beside'
}

/** Hero of a service or tool: text, the tool, then the form. */
export const ServiceHero = ({ heading, lead, actions, tool, below, form, formPlace }: ServiceHeroProps) => (
  <ServiceHeroRoot className="wrap" data-form={formPlace}>
    <div className="words">
      <h1>{heading}</h1>
      <p className="lead">{lead}</p>
      {actions}
    </div>
    {tool && <Part {...tool} id="calculator" className="part tool" />}
    {below && <Part {...below} className="part below" />}
    <div className="form">{form}</div>
  </ServiceHeroRoot>
)

const Part = ({
  id,
  className,
  title,
  body,
}: HeroPart & { readonly id: string; readonly className: string }) => (
  <section id={id} className={className} aria-labelledby={`${id}-title`}>
    <h2 id={`${id}-title`}>{title}</h2>
    {body}
  </section>
)
