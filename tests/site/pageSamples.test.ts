import { ROUTES, pageTypeOf } from '@/model/page/pageTypes'
import { PAGE_SAMPLES } from './pageSamples'

test('every page type of the page table has a sample, so that no page goes untested', () => {
  const sampled = new Set<string>(PAGE_SAMPLES.map(({ route }) => route))
  expect(ROUTES.map(({ route }) => route).filter((route) => !sampled.has(route))).toEqual([])
})

test('every sample is of the page type that it stands for, and stands there once', () => {
  const strangers = PAGE_SAMPLES.filter(({ path, route }) => pageTypeOf(path.split('?')[0]!).route !== route)
  expect(strangers).toEqual([])
  const paths = PAGE_SAMPLES.map(({ path }) => path)
  expect(paths.filter((path, at) => paths.indexOf(path) !== at)).toEqual([])
})
