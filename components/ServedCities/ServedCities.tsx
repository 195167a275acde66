import styled from 'styled-components'
import { popularCities, servedCities } from '@/content/catalogue'
import type { Language } from '@/content/messages/messagesFor'

const Frame = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  list-style: none;

  li {
    padding: 4px 14px;
    border: 1px solid var(--line);
    border-radius: 999px;
    background: var(--surface);
    font-size: 0.9375rem;
  }
`

/** The cities in which appointments can be arranged, popular ones first. */
export function ServedCities({ language }: { readonly language: Language }) {
  const others = servedCities.filter((city) => !popularCities.includes(city))
  return (
    <Frame>
      {[...popularCities.filter((city) => city.served), ...others].map((city) => (
        <li key={city.cityid}>{language === 'hi' ? city.hindi : city.cityname}</li>
      ))}
    </Frame>
  )
}
