/** Of the database tests only: benchmarks, which make their databases by the same means, measure what production runs. */
import { setFlagsFromString } from 'node:v8'
import { SHORT_LIVED } from './shortLived'

setFlagsFromString(SHORT_LIVED)
