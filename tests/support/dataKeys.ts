/** What tests seal with, in the place of a key file. */
export const TEST_DATA_KEYS = '1:a-key-of-the-tests-that-seals-nothing-real'
