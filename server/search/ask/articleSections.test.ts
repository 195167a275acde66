import { articleSections } from './articleSections'

test('an article is read by its headings, as plain words', () => {
  const body = [
    'Before any heading, with **marks** and a [link](https://example.org).',
    '',
    '## After the operation',
    '',
    'Rest for a',
    'day.',
    '',
    '- Drink water',
    '- Walk',
    '',
    '<script>alert(1)</script>',
    '',
    '## Empty',
  ].join('\n')
  expect(articleSections(body, 'In short.')).toEqual([
    { heading: '', texts: ['In short.', 'Before any heading, with marks and a link.'] },
    {
      heading: 'After the operation',
      texts: ['Rest for a day.', 'Drink water', 'Walk', '<script>alert(1)</script>'],
    },
  ])
})
