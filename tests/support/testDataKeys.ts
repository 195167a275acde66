/** Every test has keys; a test of keys brings its own. */
import { TEST_DATA_KEYS } from './dataKeys'

process.env.DATA_KEYS ??= TEST_DATA_KEYS
