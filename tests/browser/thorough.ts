/** Whether everything is looked at, also what repeats elsewhere what is seen at one place every day (`npm run test:all`). */
export const IS_THOROUGH = Boolean(process.env.TEST_ALL)

/** Details of a test that is run by `npm run test:all` only, unless it is one for every day. */
export const thoroughUnless = (isEveryDay: boolean): { tag?: string } =>
  isEveryDay ? {} : { tag: '@thorough' }
