import { readConfig } from '@/server/config/config'
import { type DataKeys, setDataKeys } from '@/server/privacy/sealing/dataKeys'

export const ONE = '1:the-first-key-of-this-test-and-no-other'
export const TWO = '2:the-second-key-of-this-test-and-no-other'

/** Makes the keys of a DATA_KEYS the process's own. */
export const withKeys = (DATA_KEYS: string): DataKeys =>
  setDataKeys(readConfig({ DATA_KEYS } as unknown as NodeJS.ProcessEnv))
