import styled from 'styled-components'
import { touchLink } from '@/components/ui/theme/surfaces'
import { Icon } from '@/components/ui/Icon'
import { pathIn } from '@/model/page/language'
import type { PageContext } from '@/model/page/pageContext'
import { locationCopy } from '@/content/copy/location'

const ChangeLocationRoot = styled.p`
  a {
    ${touchLink}
    gap: 6px;
    font-weight: 600;
  }
`

/** Whether a page is the list of one city. */
export const isCityList = ({ pageType }: Pick<PageContext, 'pageType'>): boolean =>
  pageType === 'city-wise doctors' || pageType === 'city-wise hospitals'

/** From one city's list to the location modal; without code to the list of all cities, where a city can be chosen. */
export const ChangeLocation = ({ page }: { readonly page: PageContext }) => (
  <ChangeLocationRoot>
    <a
      href={pathIn(page.language, page.pageType === 'city-wise doctors' ? '/doctors' : '/hospitals')}
      data-opens="location"
      aria-haspopup="dialog"
    >
      <Icon name="pin" size={20} />
      {locationCopy[page.language].change}
    </a>
  </ChangeLocationRoot>
)
