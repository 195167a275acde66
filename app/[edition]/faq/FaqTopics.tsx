import { Faqs } from '@/components/ui/Faqs'
import { PageLink } from '@/components/ui/PageLink'
import { PageSection, PageSections } from '@/components/ui/PageSections'
import { siteFaqs } from '@/content/catalogue/catalogue'
import type { Language } from '@/model/page/language'
import { faqCopy } from '@/content/copy/faqAndPress'
import type { Faq } from '@/model/catalogue/faq'

/** Questions by topic, topics in the order in which they first come. */
export function topicsOf(
  faqs: readonly Faq[],
): readonly { readonly topic: string; readonly faqs: readonly Faq[] }[] {
  const topics = new Map<string, Faq[]>()
  for (const faq of faqs) topics.set(faq.topic, [...(topics.get(faq.topic) ?? []), faq])
  return [...topics].map(([topic, own]) => ({ topic, faqs: own }))
}

/** The site's questions and answers, by topic. */
export function FaqTopics({ language }: { readonly language: Language }) {
  const copy = faqCopy[language]
  return (
    <PageSections isInColumn>
      {topicsOf(siteFaqs(language)).map(({ topic, faqs }) => (
        <PageSection key={topic} title={topic}>
          <Faqs faqs={faqs} />
        </PageSection>
      ))}
      <PageSection title={copy.missing}>
        <p>
          <PageLink href="/chat/ai" language={language}>
            {copy.ask}
          </PageLink>
        </p>
      </PageSection>
    </PageSections>
  )
}
