import { renderToStaticMarkup } from 'react-dom/server'
import { DRAWINGS } from './drawings'
import { mergedPaths } from './mergedPaths'

const drawn = (drawing: React.ReactNode) => renderToStaticMarkup(<svg>{mergedPaths(drawing)}</svg>)

test('all lines of a drawing are one path, those of a class another, and shapes stay', () => {
  expect(
    drawn(
      <>
        <path d="M0 0h8" />
        <circle cx="2" cy="2" r="1" />
        <path className="accent" d="M1 1v4" />
        <path d="M4 4h2" />
      </>,
    ),
  ).toBe(
    '<svg><path d="M0 0h8M4 4h2"></path><path class="accent" d="M1 1v4"></path><circle cx="2" cy="2" r="1"></circle></svg>',
  )
})

test('a path that begins with a relative place begins where it did', () => {
  const both = (second: string) =>
    drawn(
      <>
        <path d="M0 0h8" />
        <path d={second} />
      </>,
    )
  expect(both('m27 29 3 3M25 37h4')).toContain('d="M0 0h8M27 29l3 3M25 37h4"')
  expect(both('m6 9.5-2-2')).toContain('d="M0 0h8M6 9.5l-2-2"')
  expect(both('m6 9h4')).toContain('d="M0 0h8M6 9h4"')
})

test('a path with more than its data and class stays by itself', () => {
  expect(drawn([<path key="a" d="M0 0h8" />, <path key="b" d="M1 1h8" strokeWidth="3" />])).toBe(
    '<svg><path d="M0 0h8"></path><path d="M1 1h8" stroke-width="3"></path></svg>',
  )
})

test.each(Object.keys(DRAWINGS))('the drawing %s has one path for its lines', (slug) => {
  expect(drawn(DRAWINGS[slug]).match(/<path d=/g)).toHaveLength(1)
})
