import { doneStyle } from '@/components/account/EditProfile/done.styles'
import { nearmeStyle } from '@/components/layout/SelectCity/nearme.styles'
import { selectCityStyle } from '@/components/layout/SelectCity/SelectCity.styles'

/**
 * What only lies in a modal looks like. It comes with the modals' code, not with every page (docs/decisions/0031), and as
 * plain CSS, since that code does without styled-components (docs/decisions/0019).
 */
export const modalContentStyle = nearmeStyle + selectCityStyle + doneStyle
