import { renderToStaticMarkup } from 'react-dom/server'
import { articles, conditions, departments, tests, treatments } from '@/content/catalogue/catalogue'
import { articleDrawing, departmentDrawing, subjectDrawing, testDrawing } from '@/content/catalogue/drawingOf'
import { DRAWING_NAMES, type DrawingName } from '@/model/catalogue/drawing'
import { DRAWINGS, SPRITE, SPRITE_HREF } from './drawings'
import { Illustration } from './Illustration'

const [treatment] = treatments()
const [department] = departments()
if (!treatment || !department) throw new Error('the catalogue is empty')

describe('the drawings', () => {
  test('are all different', () => {
    const seen = Object.values(DRAWINGS).map((drawing) => JSON.stringify(drawing))
    expect(new Set(seen).size).toBe(DRAWING_NAMES.length)
  })

  test.each(DRAWING_NAMES)('%s has lines, and a symbol of its name in the file of all', (name) => {
    const { lines, accent, inset } = DRAWINGS[name]
    expect(lines).toMatch(/^M[\dMmLlHhVvCcSsAaZz .-]+$/)
    expect(accent || inset?.drawing.accent).toBeTruthy()
    expect(
      SPRITE.match(new RegExp(`<symbol id="${name}" viewBox="0 0 96 96" stroke="currentColor"`, 'g')),
    ).toHaveLength(1)
  })

  test('are shown by name from one versioned file, with their room, and hidden from screen readers', () => {
    expect(renderToStaticMarkup(<Illustration name="hip" size={56} />)).toBe(
      `<svg class="illustration" width="56" height="56" aria-hidden="true"><use href="${SPRITE_HREF}#hip"></use></svg>`,
    )
    expect(SPRITE_HREF).toMatch(/^\/drawings\.svg\?v=[\w-]{10}$/)
  })

  test('are a file that a phone fetches without notice', () => {
    expect(Buffer.byteLength(SPRITE)).toBeLessThan(70_000)
  })
})

/** Rows that share a drawing, each drawing once. */
const shared = (rows: readonly { readonly slug: string; readonly drawing?: DrawingName }[]) =>
  [...new Set(rows.map(({ drawing }) => drawing))]
    .map((name) => rows.filter(({ drawing }) => drawing === name).map(({ slug }) => slug))
    .filter((group) => group.length > 1)

describe('of the catalogue', () => {
  test('every department, treatment, condition and test has chosen its own', () => {
    const rows = [...departments(), ...treatments(), ...conditions(), ...tests('en'), ...tests('hi')]
    expect(rows.filter(({ drawing }) => drawing === undefined)).toEqual([])
  })

  test('no two departments and no two tests look the same', () => {
    expect(shared(departments())).toEqual([])
    expect(shared(tests('en'))).toEqual([])
  })

  test('only what is about the same place looks the same', () => {
    expect(shared(treatments())).toEqual([])
    expect(shared(conditions())).toEqual([
      ['gallstones', 'cholecystitis'],
      ['kidney-stones', 'ureteric-stones'],
      ['phimosis', 'balanitis'],
      ['urinary-tract-infection', 'stress-urinary-incontinence'],
      ['varicose-veins', 'venous-leg-ulcer'],
      ['myopia', 'hyperopia', 'astigmatism'],
      ['knee-osteoarthritis', 'rheumatoid-arthritis-knee', 'meniscus-tear'],
      ['cirrhosis', 'acute-liver-failure', 'liver-cancer'],
    ])
  })

  test('a test has the same in both languages', () => {
    for (const test of tests('hi'))
      expect(test.drawing).toBe(tests('en').find(({ slug }) => slug === test.slug)?.drawing)
  })

  test('articles are told apart, in one language', () => {
    const drawn = articles('en').map((article) => articleDrawing(article))
    expect(drawn).not.toContain('care')
    expect(new Set(drawn).size).toBe(drawn.length)
  })
})

describe('a row of a clinic without a drawing', () => {
  const { drawing: _, ...undrawn } = treatment
  const inDepartment = (slug: string) => {
    const departmentid = departments().find((one) => one.slug === slug)?.DepartmentId ?? -1
    return subjectDrawing({ ...undrawn, departmentid })
  }

  test('has its department’s where that is about one organ', () => {
    expect(inDepartment('ophthalmology')).toBe('eye')
    expect(inDepartment('cardiology')).toBe('heart')
  })

  test.each(['orthopaedics', 'general-surgery', 'vascular-surgery', 'ent', 'urology', 'nowhere'])(
    'of %s has the general one, never a wrong organ',
    (slug) => expect(inDepartment(slug)).toBe('care'),
  )

  test('a department and a test have the general one', () => {
    expect(departmentDrawing({ ...department, drawing: undefined })).toBe('care')
    expect(testDrawing({})).toBe('care')
  })

  test('an article has that of what it is about, else its department’s', () => {
    const [article] = articles('en')
    if (!article) throw new Error('no article')
    const bare = { ...article, drawing: undefined, treatmentSlugs: [], conditionSlugs: [], departmentid: 6 }
    expect(articleDrawing({ ...bare, conditionSlugs: ['thyroid-nodule'] })).toBe('thyroid')
    expect(articleDrawing(bare)).toBe('knee')
  })
})
