/** What tests seal with, in the place of a key file; a test of keys brings its own. */
process.env.DATA_KEYS ??= '1:a-key-of-the-tests-that-seals-nothing-real'
