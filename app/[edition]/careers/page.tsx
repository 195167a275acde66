import { publicPage } from '@/app/_document/edition'
import { pageMetadata } from '@/app/_document/pageMetadata'
import { PublicPage } from '@/app/_document/PublicPage'
import { TextAndForm } from '@/components/forms/TextAndForm'
import { LeadForm } from '@/components/forms/LeadForm/LeadForm'
import { OpenRoles } from './OpenRoles'
import { Dots } from '@/components/ui/SectionedArticle/textBlocks'
import { companyCopy } from '@/content/copy/company'
import type { OtherLeadType } from '@/model/lead/leadTypes'

const PAGE = publicPage({ pageType: 'Careers', pageName: 'Careers', path: '/careers' })
const copy = companyCopy.careers

export const metadata = pageMetadata(PAGE, copy)

export default function CareersPage() {
  const form = (
    <LeadForm
      page={{ ...PAGE, leadType: 'Careers' satisfies OtherLeadType }}
      heading={copy.formTitle}
      description={copy.formLead}
      options={{ submitTitle: copy.submit }}
    />
  )
  return (
    <PublicPage page={PAGE} crumbs={[{ name: copy.title, path: PAGE.path }]}>
      <TextAndForm form={form}>
        <h1>{copy.title}</h1>
        <p className="lead">{copy.lead}</p>
        <h2>{copy.wayTitle}</h2>
        <Dots items={copy.way} className="points" />
      </TextAndForm>
      <OpenRoles />
    </PublicPage>
  )
}
