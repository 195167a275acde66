import { propsText } from '@/model/page/islandMarks'
import { TOPICS_ATTRIBUTE } from '@/model/page/pageMarks'
import { pageTopics } from './visitSignal'

const TOPICS = { doctor: { value: 'D-1', name: 'Dr "Manjiri" Sathe' } }

test('what the page is about is known before any island has started, and once the document is there', () => {
  expect(pageTopics()).toEqual({})
  const dialog = document.body.appendChild(document.createElement('dialog'))
  dialog.setAttribute(TOPICS_ATTRIBUTE, propsText(TOPICS))
  expect(pageTopics()).toEqual(TOPICS)
})
