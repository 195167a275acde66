import { Island } from '@/components/layout/islands/Island'
import type { PageContext } from '@/model/page/pageContext'
import { BookingLink } from '@/components/ui/BookingLink'
import { Icon } from '@/components/ui/Icon'
import { pageNumbers } from '@/content/brand'
import { floatingCopy } from '@/content/copy/floating'
import { whatsappLink } from '@/model/page/contactLinks'
import { leadFormVariantFor } from '@/model/page/pageTypes'
import { FLOATING_THRESHOLD_PX, floatingFor } from '@/model/page/shell'
import { FloatingLive } from './FloatingLive'
import { type FloatingPlace, FloatingRoot } from './FloatingButtons.styles'

type FloatingButtonsProps = { readonly page: PageContext }

function ContactButtons({ page }: FloatingButtonsProps) {
  const copy = floatingCopy[page.language]
  const { whatsapp, whatsappMessage } = pageNumbers(page)
  return (
    <>
      {page.isWhatsAppEnabled !== false && (
        <a
          className="button"
          href={whatsappLink(whatsapp, whatsappMessage)}
          target="_blank"
          rel="noopener noreferrer"
        >
          <Icon name="whatsapp" size={20} />
          {copy.whatsapp}
        </a>
      )}
      {page.isFormEnabled !== false && (
        <BookingLink page={page} className="button button-primary">
          {copy.appointment}
        </BookingLink>
      )}
    </>
  )
}

/** Beside a docked form, at the end of a page of answers, over every other page. */
function placeOf({ pageType, path, isFormEnabled }: PageContext): FloatingPlace {
  if (pageType === 'Chat') return 'pageEnd'
  return isFormEnabled !== false && leadFormVariantFor(pageType, path) === '4' ? 'dock' : 'overPage'
}

/**
 * WhatsApp and appointment, or 'Open In App' if those are hidden, once a page is scrolled (specification, section
 * 2, floating buttons). Nothing floats without JavaScript.
 */
export function FloatingButtons({ page }: FloatingButtonsProps) {
  const offer = floatingFor(page.path, page)
  if (offer === 'nothing') return null
  const copy = floatingCopy[page.language]
  const place = placeOf(page)
  return (
    // Hidden inside the app.
    <FloatingRoot className="no-print" data-shell={offer === 'app' ? '' : undefined} $place={place}>
      <section className="floating" aria-label={copy.label} hidden={place !== 'dock'}>
        {offer === 'contact' ? (
          <ContactButtons page={page} />
        ) : (
          <a className="button button-primary" href={pageNumbers(page).apps.app}>
            {copy.openInApp}
          </a>
        )}
        <button type="button" className="button close" aria-label={copy.close}>
          <Icon name="close" size={20} />
        </button>
        <Island
          name="floating"
          of={FloatingLive}
          props={{ threshold: FLOATING_THRESHOLD_PX, isInDock: place === 'dock' }}
        />
      </section>
    </FloatingRoot>
  )
}
