import type { Metadata } from 'next'
import { Breadcrumbs } from '@/components/Breadcrumbs/Breadcrumbs'
import { FormBeside } from '@/components/FormBeside/FormBeside'
import { JsonLd } from '@/components/JsonLd/JsonLd'
import { breadcrumbsJsonLd } from '@/components/JsonLd/pageJsonLd'
import { LeadForm } from '@/components/LeadForm/LeadForm'
import type { LeadFormPage } from '@/components/LeadForm/leadFormPlan'
import { PolicyArticle } from '@/components/PolicyArticle/PolicyArticle'
import { SiteShell } from '@/components/SiteShell/SiteShell'
import { messagesFor } from '@/content/messages/messagesFor'
import { pageWordsFor } from '@/content/pageWords/pageWordsFor'
import type { Language } from '@/content/messages/messages'
import type { PolicyByLanguage } from '@/content/policies/policy'
import type { PageType } from '@/model/pageTypes'
import { config } from '@/server/config'
import { type EditionParams, languageOf } from './edition'
import { pageMetadata } from './pageMetadata'
import { pageNumbers } from './pageNumbers'

type PolicyPageOf = {
  readonly pageType: PageType
  /** The English path; the Hindi one stands under /hi. */
  readonly path: string
  readonly policies: PolicyByLanguage
}

const pathIn = (language: Language, path: string): string => (language === 'hi' ? `/hi${path}` : path)

/** A legal page in both languages: its metadata and the page itself, for a route's file. */
export function policyPage({ pageType, path, policies }: PolicyPageOf) {
  const generateMetadata = async (props: EditionParams): Promise<Metadata> => {
    const language = await languageOf(props)
    const { title, description } = policies[language]
    return pageMetadata({
      title,
      description,
      path: pathIn(language, path),
      language,
    })
  }

  async function PolicyPage(props: EditionParams) {
    const language = await languageOf(props)
    const policy = policies[language]
    const page: LeadFormPage = {
      pageType,
      pageName: policies.en.title,
      path: pathIn(language, path),
      tier: 3,
      language,
    }
    const numbers = pageNumbers(page)
    const crumbs = [
      { name: pageWordsFor(language).shell.home, path: '/' },
      { name: policy.title, path: page.path },
    ]
    return (
      <SiteShell page={page} numbers={numbers}>
        <div className="wrap">
          <Breadcrumbs crumbs={crumbs} language={language} />
        </div>
        <PolicyArticle
          policy={policy}
          language={language}
          pair={pathIn(language === 'hi' ? 'en' : 'hi', path)}
        />
        <FormBeside form={<LeadForm page={page} {...numbers} />}>
          <h2>{messagesFor(language).contact.formTitle}</h2>
          <p>{messagesFor(language).contact.lead}</p>
        </FormBeside>
        <JsonLd things={[breadcrumbsJsonLd(crumbs, config().siteUrl)]} />
      </SiteShell>
    )
  }

  return { generateMetadata, PolicyPage }
}
