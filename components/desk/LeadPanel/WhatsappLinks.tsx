import { leadPanelCopy as copy } from '@/content/copy/desk'
import type { DeskLead } from '@/model/desk/deskLead'

/** Links to WhatsApp with the clinic's texts; behind a disclosure that says so where the patient has not agreed. */
export function WhatsappLinks({ call }: { readonly call: NonNullable<DeskLead['call']> }) {
  const links = call.whatsapp.map(({ id, label, href, language }) => (
    <a key={id} href={href} target="_blank" rel="noopener noreferrer">
      {copy.whatsapp}: {label}
      {language === 'hi' && ` (${copy.inHindi})`}
    </a>
  ))
  if (call.hasWhatsappConsent || links.length === 0) return links
  return (
    <details className="no-consent">
      <summary>{copy.noWhatsappConsent}</summary>
      <p className="hint">{copy.noWhatsappConsentHint}</p>
      <div className="contact">{links}</div>
    </details>
  )
}
