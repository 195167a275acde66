import type { ProfilePage } from 'schema-dts'
import { departmentById } from '@/content/catalogue'
import { searchEngineCopy } from '@/content/copy/searchEngines'
import type { Person } from '@/model/catalogue/person'

/** The page of an author or a reviewer. @param url the page's whole address */
export const personJsonLd = (person: Person, url: string) =>
  ({
    '@type': 'ProfilePage',
    url,
    mainEntity: {
      '@type': 'Person',
      '@id': url,
      name: person.PersonName,
      alternateName: person.hindi,
      url,
      jobTitle: person.role,
      description: person.summary,
      disambiguatingDescription: person.isFictional ? searchEngineCopy.fictional : undefined,
      knowsLanguage: [...person.languages],
      knowsAbout: person.departmentIds.flatMap((id) => departmentById(id)?.DepartmentName ?? []),
    },
  }) satisfies ProfilePage
