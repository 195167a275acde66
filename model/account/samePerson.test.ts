import { mayBeSamePerson } from './samePerson'

describe('one person, differently written', () => {
  test.each([
    ['Asha Rao', 'ASHA RAO'],
    ['Asha Rao', '  asha   rao '],
    ['Asha Rao', 'A. Rao'],
    ['Asha Rao', 'Asha R'],
    ['Asha Rao', 'Mrs. Asha Rao'],
    ['Dr Vikram Singh', 'Vikram Singh ji'],
    ['Asha Rao', 'Rao Asha'],
    ['Asha Rao', 'Asha'],
    ['Asha Rao', 'Asha Lakshmi Rao'],
    ['Lakshmi Iyer', 'Laxmi Iyer'],
    ['Mohammed Khan', 'Mohammad Khan'],
    ['José Fernandes', 'Jose Fernandez'],
    ['आशा राव', 'श्रीमती आशा राव'],
    // Different scripts are not comparable.
    ['Asha Rao', 'आशा राव'],
    ['Asha Rao', ''],
    ['', ''],
    ['Mr', 'Mr'],
  ])('%j and %j', (one, other) => {
    expect([mayBeSamePerson(one, other), mayBeSamePerson(other, one)]).toEqual([true, true])
  })
})

describe('another person', () => {
  test.each([
    ['Asha Rao', 'Vikram Singh'],
    // A family, or two of many with that name.
    ['Sunita Sharma', 'Priya Sharma'],
    ['Amit Kumar', 'Sumit Kumar Singh'],
    ['Asha Rao', 'Usha Rao'],
    ['A Rao', 'Vikram Rao'],
    ['Ravi', 'Raju'],
    ['आशा राव', 'विक्रम सिंह'],
  ])('%j and %j', (one, other) => {
    expect([mayBeSamePerson(one, other), mayBeSamePerson(other, one)]).toEqual([false, false])
  })
})
