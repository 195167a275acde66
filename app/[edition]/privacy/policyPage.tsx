import type { Metadata } from 'next'
import { Breadcrumbs } from '@/components/ui/Breadcrumbs'
import { FormBeside } from '@/components/forms/FormBeside'
import { JsonLd } from '@/components/seo/JsonLd/JsonLd'
import { breadcrumbsJsonLd } from '@/components/seo/JsonLd/pageJsonLd'
import { LeadForm } from '@/components/forms/LeadForm/LeadForm'
import type { PageContext } from '@/model/page/pageContext'
import { PolicyArticle } from '@/components/pages/Company/PolicyArticle'
import { SiteShell } from '@/components/layout/Shell/SiteShell'
import { breadcrumbCopy } from '@/content/copy/breadcrumbs'
import { contactCopy } from '@/content/copy/contact'
import type { Language } from '@/model/page/language'
import type { PolicyByLanguage } from '@/content/policies/policy'
import type { PageType } from '@/model/page/pageTypes'
import { config } from '@/server/config'
import { type EditionParams, languageOf } from '@/app/_document/edition'
import { pageMetadata } from '@/app/_document/pageMetadata'
import { pageNumbers } from '@/app/_document/contactNumbers'

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
    const page: PageContext = {
      pageType,
      pageName: policies.en.title,
      path: pathIn(language, path),
      tier: 3,
      language,
    }
    const numbers = pageNumbers(page)
    const crumbs = [
      { name: breadcrumbCopy[language].home, path: '/' },
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
          <h2>{contactCopy[language].formTitle}</h2>
          <p>{contactCopy[language].lead}</p>
        </FormBeside>
        <JsonLd things={[breadcrumbsJsonLd(crumbs, config().siteUrl)]} />
      </SiteShell>
    )
  }

  return { generateMetadata, PolicyPage }
}
