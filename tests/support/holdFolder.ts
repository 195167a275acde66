/**
 * A process that takes a folder (server/database/folderLock.ts) and holds it until it is killed: `holdFolder.ts FOLDER [signs]`,
 * where `signs` leaves the kernel out. Prints `held`, the refusal, or why it lost the folder.
 */
import { FolderLock } from '@/server/database/folderLock'

const [, , folder = '', how] = process.argv

FolderLock.take(folder, {
  silentMs: 2500,
  ...(how === 'signs' && { lockFile: () => 'unsupported' as const }),
}).then(
  () => {
    console.log('held')
    setInterval(() => {}, 1000)
  },
  (error: Error) => {
    console.log(error.message)
    process.exitCode = 1
  },
)
