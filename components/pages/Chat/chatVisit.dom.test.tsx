import { act, render, screen } from '@testing-library/react'
import { announceVisit } from '@/components/layout/VisitContext/visitSignal'
import type { VisitContext } from '@/model/page/visitContext'
import type { Language } from '@/model/page/language'
import { ChatVisit } from './ChatVisit'

const PILES = { value: 'Piles Treatment', name: 'Piles Treatment', from: 'page' } as const
const PUNE = { value: 'Pune', from: 'chosen' } as const

afterEach(() => act(() => announceVisit({ topics: {}, contact: null })))

/** Shows the line beside the page's form, whose cities a Hindi page names in Hindi. */
function shown(topics: VisitContext, language: Language = 'en'): string {
  render(
    <>
      <ChatVisit language={language} path="/chat/ai" formId="enquiry" />
      <select name="city">
        <option value="Pune">{language === 'hi' ? 'पुणे' : 'Pune'}</option>
      </select>
      <select name="treatment">
        <option value="Piles Treatment">{language === 'hi' ? 'बवासीर का उपचार' : 'Piles Treatment'}</option>
      </select>
    </>,
  )
  act(() => announceVisit({ topics, contact: null }))
  return document.querySelector('.visit')?.textContent ?? ''
}

test('says nothing where nothing is known', () => expect(shown({})).toBe(''))

test('says what the visit is about, leads to the form that changes it, and has a question ready', () => {
  expect(shown({ treatment: PILES, city: PUNE })).toBe(
    'For Piles Treatment in Pune Change What does Piles Treatment cost in Pune?',
  )
  expect(screen.getByRole('link', { name: 'Change' }).getAttribute('href')).toBe('#enquiry')
  expect(screen.getByRole('link', { name: /What does/ }).getAttribute('href')).toBe(
    '/chat/ai?q=What+does+Piles+Treatment+cost+in+Pune%3F#answer',
  )
})

test('asks for the symptoms of a condition', () =>
  expect(shown({ condition: { ...PILES, value: 'Piles', name: 'Piles' } })).toBe(
    'For Piles Change What are the symptoms of Piles?',
  ))

test('says it in Hindi on a Hindi page, whatever page has named it', () =>
  expect(shown({ treatment: PILES, city: PUNE }, 'hi')).toBe(
    'पुणे में बवासीर के उपचार के लिए बदलें बवासीर का उपचार: पुणे में कितना खर्च होता है?',
  ))
