import { ISLAND_ATTRIBUTE } from '@/model/page/islandMarks'

/** The island that an element's presses and letters are for: the one around it, or for an opener the one that opens dialogs. */
export const islandFor = (element: Element): Element | null =>
  element.matches('[data-opens]')
    ? document.querySelector(`[${ISLAND_ATTRIBUTE}=modals]`)
    : element.closest(`[${ISLAND_ATTRIBUTE}]`)
