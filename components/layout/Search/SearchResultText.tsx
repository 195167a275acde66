import { MarkedHindi } from '@/components/ui/MarkedHindi'
import { inEnglish, langAttributeOf } from '@/content/copy/otherLanguage'
import { type Language, languageOfPath } from '@/model/page/language'
import type { SearchResult } from '@/model/search/searchResult'

/** Whether a result's page is in English only, on a Hindi page. */
export const isEnglishOnly = (url: string, language: Language): boolean =>
  language === 'hi' && languageOfPath(url) === 'en'

type SearchResultTextProps = {
  readonly result: SearchResult
  readonly language: Language
}

/** A result's name, city, reason and price. */
export const SearchResultText = ({ result, language }: SearchResultTextProps) => {
  const { Url, Name, CityName, Why, Price } = result
  return (
    <>
      <span>
        <span lang={langAttributeOf(language, Name)}>{Name}</span>
        {isEnglishOnly(Url, language) && ` ${inEnglish}`}
      </span>
      {CityName && <span className="place">{CityName}</span>}
      {(Why ?? Price) && (
        <span className="why">
          <MarkedHindi text={[Why, Price].filter(Boolean).join(' · ')} language={language} />
        </span>
      )}
    </>
  )
}
