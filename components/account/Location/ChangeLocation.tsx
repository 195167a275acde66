import styled from 'styled-components'
import { Icon } from '@/components/ui/Icon'
import type { PageContext } from '@/model/page/pageContext'
import { locationCopy } from '@/content/copy/location'

const Frame = styled.p`
  a {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    min-height: 44px;
    font-weight: 600;
  }
`

/** Whether a page is the list of one city. */
export const isCityList = ({ pageType }: Pick<PageContext, 'pageType'>): boolean =>
  pageType === 'city-wise doctors' || pageType === 'city-wise hospitals'

/** From one city's list to the location modal; without code to the list of all cities, where a city can be chosen. */
export const ChangeLocation = ({ page }: { readonly page: PageContext }) => (
  <Frame>
    <a
      href={page.pageType === 'city-wise doctors' ? '/doctors' : '/hospitals'}
      data-opens="location"
      aria-haspopup="dialog"
    >
      <Icon name="pin" size={20} />
      {locationCopy[page.language].change}
    </a>
  </Frame>
)
