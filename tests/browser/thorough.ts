/** Details of a test that repeats elsewhere what is seen at one place every day: `npm run test:all` runs it too. */
export const thoroughUnless = (isEveryDay: boolean): { tag?: string } =>
  isEveryDay ? {} : { tag: '@thorough' }
