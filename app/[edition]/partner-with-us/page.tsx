import { publicPage } from '@/app/_document/edition'
import { pageMetadata } from '@/app/_document/pageMetadata'
import { PublicPage } from '@/app/_document/PublicPage'
import { TextAndForm } from '@/components/forms/TextAndForm'
import { LeadForm } from '@/components/forms/LeadForm/LeadForm'
import { Dots } from '@/components/ui/SectionedArticle/textBlocks'
import { partnerCopy } from '@/content/copy/partner'
import type { OtherLeadType } from '@/model/lead/leadTypes'

const PAGE = publicPage({ pageType: 'Partner', pageName: 'Partner with us', path: '/partner-with-us' })
const partner = partnerCopy.en

export const metadata = pageMetadata(PAGE, partner.head)

export default function PartnerPage() {
  const form = (
    <LeadForm
      page={{ ...PAGE, leadType: 'Partner' satisfies OtherLeadType }}
      heading={partner.formTitle}
      description={partner.formLead}
      options={{ submitTitle: partner.submit }}
    />
  )
  return (
    <PublicPage page={PAGE} crumbs={[{ name: partner.title, path: PAGE.path }]}>
      <TextAndForm form={form}>
        <h1>{partner.title}</h1>
        <p className="lead">{partner.lead}</p>
        <Dots items={partner.points} className="points" />
      </TextAndForm>
    </PublicPage>
  )
}
